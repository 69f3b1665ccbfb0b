'use client';

import { useState } from 'react';
import type { BasketStore } from '@/lib/modules/checkout/client/basket-store';
import type { Basket, BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { Removed } from './basket-undo';

/** Removes basket lines, and restores the last one at its former position. */
export function useRemoval(basket: Basket, store: BasketStore) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  function remove(item: BasketItem) {
    setRemoved({ item, at: basket.items.findIndex(({ id }) => id === item.id) });
    store.dispatch({ type: 'remove', id: item.id });
  }
  function undo({ item, at }: Removed) {
    store.dispatch({ type: 'add', item, at });
    setRemoved(null);
  }
  return { removed, remove, undo, forget: () => setRemoved(null) };
}
