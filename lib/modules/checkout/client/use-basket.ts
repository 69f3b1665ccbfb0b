'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { emptyBasket } from '@/lib/modules/checkout/rules/basket/basket-reducer';
import { basketStore, type BasketState, type BasketStore } from './basket-store';

/**
 * A store's basket and its dispatch function; the same in every component and tab. With `kept` false it lives only as
 * long as the page, as in a preview. S3.3, S4.
 */
export function useBasket(
  storeId: string,
  storeName: string,
  kept = true,
): BasketState & { store: BasketStore } {
  const store = useMemo(() => basketStore(storeId, storeName, kept), [storeId, storeName, kept]);
  const initial = useMemo<BasketState>(
    () => ({ basket: emptyBasket(storeId), ready: false, failure: null }),
    [storeId],
  );
  const state = useSyncExternalStore(store.subscribe, store.snapshot, () => initial);
  return { ...state, store };
}
