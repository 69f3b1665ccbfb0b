'use client';

import { useState } from 'react';
import { useFreshPrices } from '@/components/forms/payment/use-fresh-prices';
import { useBasket } from '@/lib/client/basket/use-basket';
import { readLinkCode } from '@/lib/client/link-code';
import type { PaidStore } from './paid-store';

/** The basket of the form, the store as it prices now, and the voucher that the link carries. */
export function useOrder(rendered: PaidStore) {
  const { basket, ready, failure, store: basketStore } = useBasket(rendered.id, rendered.name);
  const { store, prices, refresh } = useFreshPrices(rendered, basketStore);
  const [code] = useState(
    () => (typeof window === 'undefined' ? '' : readLinkCode(rendered.id)) || undefined,
  );
  return { store, prices, refresh, basket, ready, failure, basketStore, code };
}

export type Order = ReturnType<typeof useOrder>;
