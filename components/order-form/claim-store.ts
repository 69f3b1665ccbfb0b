import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { deliveryChoices, type DeliveryChoices } from '@/lib/domain/address/delivery-choices';
import { deliveryWindow, type DeliveryWindow } from '@/lib/domain/delivery/delivery-window';
import { needsPromoCode } from '@/lib/domain/order-form/consumer-form';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';

/** What the claim form's browser part gets of its event. */
export interface ClaimStore extends DeliveryChoices {
  id: string;
  tenantId: string;
  slug: string;
  region: Region;
  contactEmail: string;
  needsCode: boolean;
  /** As of the moment the page was rendered. */
  door: StorefrontData['door'];
  timeZone: string;
  /** As of that moment too. */
  delivery: DeliveryWindow;
  /** It stands in another site. */
  framed?: boolean;
}

/** An event's settings as its claim form needs them, named in the page's language. */
export function claimStore(store: StorefrontData, locale: Locale): ClaimStore {
  const { timeZone } = REGION_FACTS[store.region];
  return {
    ...deliveryChoices(store, locale),
    id: store.id,
    tenantId: store.tenant_id,
    slug: store.slug,
    region: store.region,
    contactEmail: store.storeConfig.contactEmail || store.companyDetails.email,
    needsCode: needsPromoCode({ type: store.event_type.type, sample: store.sample }),
    door: store.door,
    timeZone,
    delivery: deliveryWindow(now(), timeZone),
  };
}
