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

/** Opening or closing time of a closed event, formatted. */
export interface ShutTimes {
  phase: 'before' | 'after';
  date: string;
}

/** The event's data that the claim form needs in the browser. */
export interface ClaimStore extends DeliveryChoices {
  id: string;
  tenantId: string;
  slug: string;
  region: Region;
  contactEmail: string;
  needsCode: boolean;
  /** State at the time of rendering. */
  door: StorefrontData['door'];
  /** Null if the event is open or has no known times. */
  shut: ShutTimes | null;
  timeZone: string;
  /** As of the time of rendering. */
  delivery: DeliveryDays;
  /** Set in a preview: nothing is sent. */
  preview?: FormPreview;
  /** The form is framed by another site. */
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

/** Reduces an event's settings to what its claim form needs, with texts in the page's language. */
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
