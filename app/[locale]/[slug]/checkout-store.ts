import type { CheckoutStore } from '@/components/orders/shop/payment-types';
import { pricingOf } from '@/lib/modules/storefront/client/store-pricing';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import type { Locale } from '@/lib/kernel/locales';

/** Reduces a store to what the checkout needs in the browser. */
export function checkoutStore(store: StorefrontData, locale: Locale): CheckoutStore {
  const { countries, states, defaultCountry } = deliveryChoices(store, locale);
  return {
    id: store.id,
    tenantId: store.tenant_id,
    slug: store.slug,
    name: store.basket_name,
    pricing: pricingOf(store),
    countries,
    states,
    defaultCountry,
    takesPayment: store.takes_payment,
  };
}
