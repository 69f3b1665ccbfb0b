'use client';

import { useState } from 'react';
import type { BasketStore } from '@/lib/client/basket/basket-store';
import { browserCall } from '@/lib/client/browser';
import { pricingOf } from '@/lib/client/store-pricing';
import type { readStorefront } from '@/lib/contracts/storefront/storefront';
import type { ItemPrice } from '@/lib/domain/basket/basket-reducer';
import type { StorePricing } from '@/lib/domain/pricing/types';
import type { CheckoutStore } from './types';

// The contract's path, without its schemas: this code goes to phones.
const STOREFRONT = { method: 'get', path: '/api/storefront/{slug}' } as const;

function productsIn(basket: BasketStore): { products?: string } {
  const ids = new Set(basket.snapshot().basket.items.map(({ productId }) => productId));
  return ids.size > 0 ? { products: [...ids].join(',') } : {};
}

/** What products cost now, by id, once it has been read anew. */
export type Prices = Readonly<Partial<Record<string, ItemPrice>>>;

/**
 * The store as it prices now: the page's own figures until `refresh` has read them anew, which also gives the basket its
 * products' prices: of the basket's products alone where the event may have thousands. Without it a basket filled before a
 * price changed could never be paid. DECISIONS 15.
 */
export function useFreshPrices<Store extends CheckoutStore>(
  store: Store,
  basket: BasketStore,
  of: 'basket' | 'event' = 'event',
): { store: Store; prices: Prices; refresh(): Promise<void> } {
  const [pricing, setPricing] = useState<StorePricing | null>(null);
  const [known, setKnown] = useState<Prices>({});
  async function refresh() {
    const { slug } = store;
    // A minute's old answer may lie in the browser's cache.
    const query = { at: Date.now(), ...(of === 'basket' ? productsIn(basket) : {}) };
    const fresh = await browserCall<typeof readStorefront>(STOREFRONT, { params: { slug }, query });
    const prices: Record<string, ItemPrice> = {};
    for (const product of fresh.event_products) {
      prices[product.product_id] = {
        price: product.price,
        sellingPrice: product.store_selling_price,
        vatApplies: product.store_default_vat === 1,
      };
    }
    setPricing(pricingOf(fresh));
    setKnown(prices);
    basket.dispatch({ type: 'reprice', prices });
  }
  return { store: pricing ? { ...store, pricing } : store, prices: known, refresh };
}
