'use client';

import { useMemo, useState } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { useFreshPrices } from '@/components/checkout/shop/payment/use-fresh-prices';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import { readLinkCode } from '@/lib/modules/checkout/client/link-code';
import type { PaidStore } from './paid-store';

/**
 * The basket of the form, the store as it prices now, and the voucher that the link carries; in a preview the basket is
 * kept nowhere. `products` are those that the form shows first.
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
