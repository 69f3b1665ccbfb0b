'use client';

import { useMemo, useState } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { useFreshPrices } from '@/components/checkout/shop/payment/use-fresh-prices';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import { readLinkCode } from '@/lib/modules/checkout/client/link-code';
import type { PaidStore } from './paid-store';

/**
 * The form's basket, the store with current prices, and the link's voucher. In a preview the basket is not stored.
 * `products` are those shown first.
 */
export function useOrder(rendered: PaidStore, products: readonly Pick<Buyable, 'id'>[]) {
  const kept = rendered.preview === undefined;
  const { basket, ready, failure, store: basketStore } = useBasket(rendered.id, rendered.name, kept);
  const shown = useMemo(() => products.map(({ id }) => id), [products]);
  const { store, prices, refresh } = useFreshPrices(rendered, basketStore, shown);
  const [code] = useState(
    () => (typeof window === 'undefined' ? '' : readLinkCode(rendered.id)) || undefined,
  );
  return { store, prices, refresh, basket, ready, failure, basketStore, code };
}

export type Order = ReturnType<typeof useOrder>;
