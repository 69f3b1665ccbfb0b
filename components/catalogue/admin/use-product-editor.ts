'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/toast';
import { readProduct, updateProduct, type ProductPlace } from '@/lib/modules/catalogue/client/event-products';
import type { ProductFacts } from '@/lib/modules/catalogue/client/product-draft';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import { sendProduct } from './send-product';
import { useKeptProduct, type KeptProduct } from './use-kept-product';
import { useSaveRunner, type SaveRunner } from './use-save-runner';

export interface ProductEditor
  extends
    Pick<KeptProduct, 'product' | 'draft' | 'edition' | 'ready' | 'dirty' | 'restored'>,
    Pick<SaveRunner, 'busy' | 'problem' | 'errors'> {
  setFacts: (facts: Partial<ProductFacts>) => void;
  setDesign: (design: Design) => void;
  addPicture: (src: string, picture: EventProductDetail['pictures'][string]) => void;
  save: (wish?: { takeOffSale: true }) => Promise<void>;
  setStatus: (status: 'draft' | 'active') => Promise<void>;
  discard: () => void;
  loadTheirs: () => Promise<void>;
  saveOverTheirs: () => Promise<void>;
}

/** The editor of one product: draft, stored product, saving and conflicts. */
export function useProductEditor(place: ProductPlace, first: EventProductDetail): ProductEditor {
  const t = useTranslations('eventProducts');
  const router = useRouter();
  const kept = useKeptProduct(place, first);
  const { run, clear, setErrors, ...runner } = useSaveRunner();
  const { product, draft, accept, change } = kept;
  /** The `updated_at` from when editing began, so that another person's save since then is detected. */
  const seen = { ...product, updated_at: draft.updatedAt };

  /** Stores unsaved parts; resolves to null if a field is invalid. */
  async function store(from: EventProductDetail, takeOffSale = false) {
    const sent = await sendProduct({ place, draft, from, takeOffSale, accept });
    if ('errors' in sent) {
      setErrors(sent.errors);
      return null;
    }
    kept.settle();
    return sent.product;
  }
  function say(text: string) {
    toast('success', text);
    router.refresh();
  }
  const save: ProductEditor['save'] = (wish) =>
    run(async () => {
      if (await store(seen, wish !== undefined)) say(t(wish ? 'savedAsDraft' : 'saved'));
    });
  const setStatus: ProductEditor['setStatus'] = (status) =>
    run(async () => {
      const stored = await store(seen);
      if (!stored) return;
      accept(await updateProduct(place, { updated_at: stored.updated_at, status }), 'facts');
      say(t(status === 'active' ? 'nowOnSale' : 'nowDraft'));
    });
  const saveOverTheirs = () =>
    run(async () => {
      const theirs = await readProduct(place);
      kept.setProduct(theirs);
      if (await store(theirs)) say(t('saved'));
    });
  function discard() {
    clear();
    kept.show(product);
  }
  return {
    ...kept,
    ...runner,
    save,
    setStatus,
    saveOverTheirs,
    discard,
    setFacts: (facts) => change((now) => ({ facts: { ...now.facts, ...facts } })),
    setDesign: (design) => change(() => ({ design })),
    addPicture: (src, picture) => change((now) => ({ pictures: { ...now.pictures, [src]: picture } })),
    loadTheirs: () => run(async () => kept.show(await readProduct(place))),
  };
}
