'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/components/ui/toast';
import {
  listDeleted,
  restoreProduct,
  type ProductsPlace,
} from '@/lib/modules/catalogue/client/event-products';
import type { RemovedProduct } from '@/lib/modules/catalogue/contract/delete-product';

interface State {
  /** Null until the first page is loaded. */
  products: RemovedProduct[] | null;
  cursor: string | null;
  loading: boolean;
  /** Id of the product that is being restored. */
  restoring: string | null;
  failure: unknown;
}

/** An event's deleted products, page by page, and the act that brings one back. */
export function useDeleted(place: ProductsPlace) {
  const t = useTranslations('eventCatalogue.deleted');
  const router = useRouter();
  const [state, setState] = useState<State>({
    products: null,
    cursor: null,
    loading: true,
    restoring: null,
    failure: null,
  });

  async function load(): Promise<void> {
    setState((before) => ({ ...before, loading: true, failure: null }));
    try {
      const { products, next_cursor: cursor } = await listDeleted(place, state.cursor);
      setState((before) => ({
        ...before,
        products: [...(before.products ?? []), ...products],
        cursor,
        loading: false,
      }));
    } catch (failure) {
      setState((before) => ({ ...before, loading: false, failure }));
    }
  }
  const first = useEffectEvent(() => void load());
  useEffect(() => first(), []);

  async function restore(id: string, name: string): Promise<void> {
    if (state.restoring !== null) return;
    setState((before) => ({ ...before, restoring: id, failure: null }));
    try {
      const { status } = await restoreProduct({ ...place, product: id });
      toast('success', t(status === 'draft' ? 'restoredDraft' : 'restored', { name }));
      const others = (all: RemovedProduct[] | null) =>
        all?.filter(({ product_id: one }) => one !== id) ?? null;
      setState((before) => ({ ...before, restoring: null, products: others(before.products) }));
      router.refresh();
    } catch (failure) {
      setState((before) => ({ ...before, restoring: null, failure }));
    }
  }
  return { ...state, hasMore: state.cursor !== null, load, restore };
}
