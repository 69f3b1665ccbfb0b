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

/** The basket's products, plus as many of `beside` as fit into one call. */
function productsIn(basket: BasketStore, beside: readonly string[]): { products?: string } {
  const own = basket.snapshot().basket.items.map(({ productId }) => productId);
  const ids = [...new Set([...own, ...beside])].slice(0, MAX_LINES);
  return ids.length > 0 ? { products: ids.join(',') } : {};
}

/** Current prices by product id, once they have been loaded. */
export type Prices = Readonly<Partial<Record<string, ProductPrice>>>;

/**
 * The store with current prices: the page's own until `refresh` has loaded new ones and updated the basket. Loads only
 * the basket's products and those in `beside`, since an event may have thousands. Without it, a basket filled before a
 * price change could never be paid. D15.
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
    // `at` avoids an answer from the browser's cache, which may be a minute old.
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
