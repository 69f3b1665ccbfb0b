'use client';

import { useEffect, useMemo, useState } from 'react';
import type { ProductPlace } from '@/lib/modules/catalogue/client/event-products';
import {
  dropProductDraft,
  keepProductDraft,
  readProductDraft,
  type ProductDraft,
} from '@/lib/modules/catalogue/client/product-draft';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { draftOf, unsavedOf } from './edited-product';

export interface KeptProduct {
  /** As it is stored, as far as this page knows. */
  product: EventProductDetail;
  /** As it is typed and drawn. */
  draft: ProductDraft;
  setProduct: (product: EventProductDetail) => void;
  change: (change: (draft: ProductDraft) => Partial<ProductDraft>) => void;
  dirty: boolean;
  /** Changes when the design is another than its editor has made it: that one then begins anew. */
  edition: number;
  /** False until it is known whether there are changes of an earlier visit. */
  ready: boolean;
  /** Changes of an earlier visit stand in the editor. */
  restored: boolean;
  /** The server has stored this part; what was not sent stays as it was typed. */
  accept: (stored: EventProductDetail, part: 'facts' | 'design') => void;
  /** Begins anew with what is stored. */
  show: (stored: EventProductDetail) => void;
  settle: () => void;
}

/** A product as it is being changed; what is not saved outlives a reload in this browser. */
export function useKeptProduct(place: ProductPlace, first: EventProductDetail): KeptProduct {
  const [product, setProduct] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  const [edition, setEdition] = useState(0);
  const [ready, setReady] = useState(false);
  const [restored, setRestored] = useState(false);
  const { tenant, slug, product: id } = place;
  useEffect(() => {
    let gone = false;
    void readProductDraft({ tenant, slug, product: id }).then((kept) => {
      if (gone) return;
      if (kept) setDraft(kept);
      setRestored(kept !== null);
      setReady(true);
    });
    return () => {
      gone = true;
    };
  }, [tenant, slug, id]);

  const dirty = useMemo(() => {
    const unsaved = unsavedOf(draft, product);
    return unsaved.facts || unsaved.design;
  }, [draft, product]);
  useEffect(() => {
    if (!ready) return;
    const kept = { tenant, slug, product: id };
    void (dirty ? keepProductDraft(kept, draft) : dropProductDraft(kept));
  }, [tenant, slug, id, draft, dirty, ready]);

  const change: KeptProduct['change'] = (work) => setDraft((now) => ({ ...now, ...work(now) }));
  function accept(stored: EventProductDetail, part: 'facts' | 'design') {
    setProduct(stored);
    const { facts, pictures, updatedAt } = draftOf(stored);
    change((now) => ({
      updatedAt,
      pictures: { ...now.pictures, ...pictures },
      ...(part === 'facts' ? { facts } : {}),
    }));
  }
  function show(stored: EventProductDetail) {
    setProduct(stored);
    setDraft(draftOf(stored));
    setEdition((before) => before + 1);
    setRestored(false);
  }
  const settle = () => setRestored(false);
  return { product, draft, setProduct, change, dirty, edition, ready, restored, accept, show, settle };
}
