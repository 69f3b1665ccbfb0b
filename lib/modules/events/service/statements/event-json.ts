import { sql } from 'drizzle-orm';
import type { StoreSettings } from '@/lib/modules/pricing/rules/store-pricing';
import { shippingTableJson } from '@/lib/modules/pricing/service/statements/shipping';
import type { EventStatus, EventType } from '@/lib/db/schema/events';

/** The event settings that public reads need. */
export interface EventJson extends StoreSettings {
  id: string;
  slug: string;
  name: string;
  type: EventType;
  sample: boolean;
  status: EventStatus;
  onHoldMessage: string | null;
  defaultLanguage: string;
  countries: string[];
  states: string[];
  lockedCountries: string[];
  /** ISO 8601, since JSON has no time type. */
  opensAt: string | null;
  closesAt: string | null;
  claimCap: number | null;
  claimsUsed: number;
  /** Origins that may embed its order form, as entered. */
  embedOrigins: string[];
  /** Whether a Bulk event collects sizes; one that does not has no public page (D4-6). */
  collectSizes: boolean;
  /** Whether the event has refused words; the list itself is shown only to its client. */
  checksWords: boolean;
}

/** An `EventJson` of the event `e`. */
export const EVENT_JSON = sql`jsonb_build_object(
  'id', e.id, 'slug', e.slug, 'name', e.name, 'type', e.type, 'sample', e.sample, 'status', e.status,
  'onHoldMessage', e.on_hold_message, 'region', e.region, 'currency', e.currency, 'vatRateBp', e.vat_rate_bp,
  'notVatRegistered', e.not_vat_registered, 'defaultLanguage', e.default_language, 'countries', e.countries,
  'states', e.states, 'lockedCountries', e.locked_countries, 'freeRetailShipping', e.free_retail_shipping,
  'fixedRetailShippingMinor', e.fixed_retail_shipping_minor, 'customRetailShipping', e.custom_retail_shipping,
  'regionShipping', ${shippingTableJson('retail', sql`e.region`)},
  'opensAt', e.opens_at, 'closesAt', e.closes_at, 'claimCap', e.claim_cap, 'claimsUsed', e.claims_used,
  'embedOrigins', e.embed_origins, 'collectSizes', e.collect_sizes,
  'checksWords', e.refuses_words and cardinality(e.refused_words) > 0)`;

/**
 * The refused words of the event `e`; empty while the list is disabled. Only for the server: no page shows it to the
 * public.
 */
export const REFUSED_WORDS_JSON = sql`case when e.refuses_words then to_jsonb(e.refused_words) else '[]'::jsonb end`;

/**
 * Whether the event `e` has not been deleted (D45-1), and is none that only owns the orders of a client's shop, which no
 * address leads to (S4-56). A deleted one is a draft, so public reads exclude it as such.
 */
export const IS_KEPT = sql`(e.deleted_at is null and not e.hidden)`;

/** The events that the public may see: no drafts, and a Bulk event only if it collects sizes (D4-6, D5). */
export const IS_OPEN_TO_THE_PUBLIC = sql`(e.status in ('Active', 'On hold') and (e.type <> 'Bulk' or e.collect_sizes))`;
