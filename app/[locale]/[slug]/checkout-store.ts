import type { CheckoutStore } from '@/components/checkout/types';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { deliveryChoices } from '@/lib/domain/address/delivery-choices';
import type { ShippingTable, StorePricing } from '@/lib/domain/pricing/types';
import type { Locale } from '@/lib/kernel/locales';
import { fromWire } from '@/lib/kernel/money';

type WireTable = StorefrontData['shipping_prices'];

function table(prices: WireTable): ShippingTable {
  return {
    standard: fromWire(prices.standard),
    standardTracked: fromWire(prices.standard_tracked),
    express: fromWire(prices.express),
    additionalItem: fromWire(prices.additional_item_price),
  };
}

function pricing(store: StorefrontData): StorePricing {
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

/** What the checkout's browser part gets of a store. */
export function checkoutStore(store: StorefrontData, locale: Locale): CheckoutStore {
  const { countries, states, defaultCountry } = deliveryChoices(store, locale);
  return {
    id: store.id,
    tenantId: store.tenant_id,
    slug: store.slug,
    name: store.storeConfig.storeName,
    pricing: pricing(store),
    countries,
    states,
    defaultCountry,
    takesPayment: store.takes_payment,
  };
}
