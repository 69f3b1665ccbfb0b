'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { emptyBasket } from '@/lib/modules/checkout/rules/basket/basket-reducer';
import { basketStore, type BasketState, type BasketStore } from './basket-store';

/**
 * A store's basket and the way to change it; the same in every component and tab. One that is not `kept` lives as long as
 * the page: a preview's. SPEC 3.3, 4.
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
