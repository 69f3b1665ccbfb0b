import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { ShippingTable, StorePricing } from '@/lib/modules/pricing/rules/types';
import { fromWire } from '@/lib/kernel/money';

function table(prices: StorefrontData['shipping_prices']): ShippingTable {
  return {
    standard: fromWire(prices.standard),
    standardTracked: fromWire(prices.standard_tracked),
    express: fromWire(prices.express),
    additionalItem: fromWire(prices.additional_item_price),
  };
}

/** The pricing settings of this store, from the wire. S3.5, D14. */
export function pricingOf(store: StorefrontData): StorePricing {
  return {
    region: store.region,
    currency: store.currency,
    vatRateBp: fromWire(store.vat_rate),
    vatRegistered: !store.not_vat_registered,
    freeRetailShipping: store.free_retail_shipping,
    fixedRetailShipping:
      store.fixed_retail_shipping_price === null ? null : fromWire(store.fixed_retail_shipping_price),
    customShipping: store.custom_retail_shipping && table(store.custom_retail_shipping),
    regionShipping: table(store.shipping_prices),
  };
}
