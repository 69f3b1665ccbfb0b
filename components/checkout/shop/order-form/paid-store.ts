import { pricingOf } from '@/lib/modules/storefront/client/store-pricing';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import type { Locale } from '@/lib/kernel/locales';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { deliveryDays, type DeliveryDays } from '@/components/orders/shop/delivery-days';
import type { FormPreview } from '@/components/orders/shop/form-preview';

/** The event's data that the paid order form needs in the browser. */
export interface PaidStore extends CheckoutStore {
  region: Region;
  /** Set in a preview: nothing is sent. */
  preview?: FormPreview;
  timeZone: string;
  /** As of the time of rendering. */
  delivery: DeliveryDays;
}

/** Reduces a Products event's settings to what its order form needs, with texts in the page's language. */
export function paidStore(store: StorefrontData, locale: Locale): PaidStore {
  const { region } = store;
  const { timeZone } = REGION_FACTS[region];
  return {
    ...deliveryChoices(store, locale),
    id: store.id,
    tenantId: store.tenant_id,
    slug: store.slug,
    name: store.basket_name,
    pricing: pricingOf(store),
    takesPayment: store.takes_payment,
    region,
    timeZone,
    delivery: deliveryDays(timeZone, locale),
  };
}
