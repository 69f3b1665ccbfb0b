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
  /** The stored product as this page knows it. */
  product: EventProductDetail;
  /** The product as edited. */
  draft: ProductDraft;
  setProduct: (product: EventProductDetail) => void;
  change: (change: (draft: ProductDraft) => Partial<ProductDraft>) => void;
  dirty: boolean;
  /** Changes when the design was replaced from outside the design editor, which then starts again from it. */
  edition: number;
  /** False until the unsaved changes of an earlier visit have been looked up. */
  ready: boolean;
  /** Unsaved changes of an earlier visit were restored. */
  restored: boolean;
  /** The server has stored this part; the other part stays as edited. */
  accept: (stored: EventProductDetail, part: 'facts' | 'design') => void;
  /** Discards the draft and shows the stored product. */
  show: (stored: EventProductDetail) => void;
  settle: () => void;
}

/** A product being edited; unsaved changes are kept in this browser over a reload. */
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
