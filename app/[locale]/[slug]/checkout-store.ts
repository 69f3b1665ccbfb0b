import type { CheckoutStore } from '@/components/forms/payment/types';
import { pricingOf } from '@/lib/client/store-pricing';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { deliveryChoices } from '@/lib/domain/address/delivery-choices';
import type { Locale } from '@/lib/kernel/locales';

/** What the checkout's browser part gets of a store. */
export function checkoutStore(store: StorefrontData, locale: Locale): CheckoutStore {
  const { countries, states, defaultCountry } = deliveryChoices(store, locale);
  return {
    id: store.id,
    tenantId: store.tenant_id,
    slug: store.slug,
    name: store.storeConfig.storeName,
    pricing: pricingOf(store),
    countries,
    states,
    defaultCountry,
    takesPayment: store.takes_payment,
  };
}
