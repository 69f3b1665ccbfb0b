import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { deliveryChoices, type DeliveryChoices } from '@/lib/address/delivery-choices';
import { phaseOf } from '@/lib/modules/events/rules/event-availability';
import { needsPromoCode } from '@/lib/modules/orders/rules/consumer-form';
import { instantText } from '@/lib/modules/storefront/rules/instant-text';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { deliveryDays, type DeliveryDays } from '@/components/orders/shop/delivery-days';
import type { FormPreview } from '@/components/orders/shop/form-preview';

/** When an event that takes no claims opens, or when it closed, as its people read it. */
export interface ShutTimes {
  phase: 'before' | 'after';
  date: string;
}

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
  /** Null where it is open, and where no time is known. */
  shut: ShutTimes | null;
  timeZone: string;
  /** As of that moment too. */
  delivery: DeliveryDays;
  /** It is only looked at: nothing is sent. */
  preview?: FormPreview;
  /** It stands in another site. */
  framed?: boolean;
}

function shutTimes(store: StorefrontData, timeZone: string, locale: Locale): ShutTimes | null {
  const instantOf = (text: string | null) => (text === null ? null : new Date(text));
  const times = { opensAt: instantOf(store.opens_at), closesAt: instantOf(store.closes_at) };
  const phase = phaseOf(times, now());
  const instant = phase === 'before' ? times.opensAt : times.closesAt;
  if (store.door !== 'closed' || phase === 'open' || !instant) return null;
  return { phase, date: instantText(instant, timeZone, locale) };
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
    shut: shutTimes(store, timeZone, locale),
    timeZone,
    delivery: deliveryDays(timeZone, locale),
  };
}
