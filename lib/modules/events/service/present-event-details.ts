import { usStateFrom } from '@/lib/address/us-states';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { toWire } from '@/lib/kernel/money';
import { shippingToWire } from '@/lib/modules/pricing/rules/shipping-prices';
import type { EventDetails } from '@/lib/modules/events/contract/event-details';
import type { DetailsRow } from '@/lib/modules/events/data/event-details';
import { TYPED_DETAILS, type TypedDetail } from '@/lib/modules/events/rules/detail-fields';

/** The event settings that only some types have, all of them. */
function typedDetails(row: DetailsRow): Required<Pick<EventDetails, TypedDetail>> {
  const { fixedRetailShippingMinor: fixed, customRetailShipping: table } = row;
  return {
    vat_rate: toWire(row.vatRateBp),
    not_vat_registered: row.notVatRegistered,
    free_retail_shipping: row.freeRetailShipping,
    fixed_retail_shipping_price: fixed === null ? null : toWire(fixed),
    custom_retail_shipping: table && shippingToWire(table),
    edit_window_minutes: row.editWindowMinutes,
    approve_orders: row.approvesOrders,
    orders_to_approve: row.ordersToApprove,
    sample: row.sample,
    claim_cap: row.claimCap,
    household_mode: row.householdMode,
    approve_claims: row.approvesClaims,
    claim_domains: row.claimDomains,
    blocked_claim_domains: row.blockedClaimDomains,
    refuse_disposable_emails: row.refusesDisposable,
    collect_sizes: row.collectSizes,
    collect_addresses: row.collectAddresses,
  };
}

/** The platform's prices by region, for an event whose shoppers pay for delivery. */
function regionShipping({
  type,
  regionShipping: { UK, EU, US },
}: DetailsRow): Pick<EventDetails, 'region_shipping'> {
  if (!TYPED_DETAILS[type].some((field) => field === 'custom_retail_shipping')) return {};
  return { region_shipping: { UK: shippingToWire(UK), EU: shippingToWire(EU), US: shippingToWire(US) } };
}

/** An event's settings on the wire: those of its type, and those of every type (D4). */
export function presentEventDetails(row: DetailsRow): EventDetails {
  const typed = typedDetails(row);
  const own = Object.fromEntries(TYPED_DETAILS[row.type].map((field) => [field, typed[field]]));
  return {
    event_type: { type: row.type },
    name: row.name,
    region: row.region,
    currency: row.currency,
    region_frozen: row.hasOrders,
    default_language: isLocale(row.defaultLanguage) ? row.defaultLanguage : DEFAULT_LOCALE,
    countries: row.countries,
    states: row.states.map((state) => usStateFrom(state)?.abbreviation ?? state),
    locked_countries: row.lockedCountries,
    opens_at: row.opensAt?.toISOString() ?? null,
    closes_at: row.closesAt?.toISOString() ?? null,
    on_hold_message: row.onHoldMessage,
    ...own,
    ...regionShipping(row),
    ...(row.type === 'Promo' ? { claims_used: row.claimsUsed } : {}),
    locked: row.locked,
    version: row.detailsVersion,
  };
}
