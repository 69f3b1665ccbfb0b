'use client';

import { useState } from 'react';
import type { BasketStore } from '@/lib/modules/checkout/client/basket-store';
import { browserCall } from '@/lib/client/browser';
import { pricingOf } from '@/lib/modules/storefront/client/store-pricing';
import type { readStorefront } from '@/lib/modules/storefront/contract/storefront';
import { MAX_LINES } from '@/lib/modules/catalogue/rules/quantity-limits';
import type { ProductPrice } from '@/lib/modules/checkout/rules/basket/personal-item-price';
import type { StorePricing } from '@/lib/modules/pricing/rules/types';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';
import { readStorefrontCall } from '@/lib/modules/storefront/contract/paths';

/** The basket's products, and as many of those beside it as one call tells. */
function productsIn(basket: BasketStore, beside: readonly string[]): { products?: string } {
  const own = basket.snapshot().basket.items.map(({ productId }) => productId);
  const ids = [...new Set([...own, ...beside])].slice(0, MAX_LINES);
  return ids.length > 0 ? { products: ids.join(',') } : {};
}

/** What products cost now, by id, once it has been read anew. */
export type Prices = Readonly<Partial<Record<string, ProductPrice>>>;

/**
 * The store as it prices now: the page's own figures until `refresh` has read them anew, which also gives the basket its
 * products' prices: of the basket's products and those shown `beside` alone, since the event may have thousands. Without it a basket filled before a
 * price changed could never be paid. DECISIONS 15.
 */
export function useFreshPrices<Store extends CheckoutStore>(
  store: Store,
  basket: BasketStore,
  beside: readonly string[] = [],
): { store: Store; prices: Prices; refresh(): Promise<void> } {
  const [pricing, setPricing] = useState<StorePricing | null>(null);
  const [known, setKnown] = useState<Prices>({});
  async function refresh() {
    const { slug } = store;
    // A minute's old answer may lie in the browser's cache.
    const query = { at: Date.now(), ...productsIn(basket, beside) };
    const fresh = await browserCall<typeof readStorefront>(readStorefrontCall, { params: { slug }, query });
    const prices: Record<string, ProductPrice> = {};
    for (const product of fresh.event_products) {
      prices[product.product_id] = {
        price: product.price,
        sellingPrice: product.store_selling_price,
        vatApplies: product.store_default_vat === 1,
        personalPrice: product.personalisation_price,
      };
    }
    setPricing(pricingOf(fresh));
    setKnown(prices);
    basket.dispatch({ type: 'reprice', prices });
  }
  return { store: pricing ? { ...store, pricing } : store, prices: known, refresh };
}
