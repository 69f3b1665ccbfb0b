import { fromWire } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { EventDetailsUpdate } from '@/lib/modules/events/contract/event-details';
import { shippingFromWire } from '@/lib/modules/pricing/rules/shipping-prices';
import type { DetailColumns } from '@/lib/modules/events/data/event-details';

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/** Calls `make` with a value that was sent, null included. */
function sent<Value, Made>(value: Value | undefined, make: (value: Value) => Made): Made | undefined {
  return value === undefined ? undefined : make(value);
}

/** The columns of a change; of a new region without a currency, the region's own. Money in minor units. */
export function detailColumns(update: EventDetailsUpdate): DetailColumns {
  const columns = {
    name: update.name,
    region: update.region,
    currency: update.currency ?? sent(update.region, (region) => REGION_FACTS[region].currency),
    defaultLanguage: update.default_language,
    countries: update.countries,
    states: update.states,
    lockedCountries: update.locked_countries,
    opensAt: sent(update.opens_at, instantOf),
    closesAt: sent(update.closes_at, instantOf),
    // Blank: visitors read the platform's text in their language.
    onHoldMessage: sent(update.on_hold_message, (message) => message || null),
    vatRateBp: sent(update.vat_rate, fromWire),
    notVatRegistered: update.not_vat_registered,
    freeRetailShipping: update.free_retail_shipping,
    fixedRetailShippingMinor: sent(update.fixed_retail_shipping_price, (price) => price && fromWire(price)),
    customRetailShipping: sent(update.custom_retail_shipping, (table) => table && shippingFromWire(table)),
    editWindowMinutes: update.edit_window_minutes,
    approvesOrders: update.approve_orders,
    sample: update.sample,
    claimCap: update.claim_cap,
    householdMode: update.household_mode,
    approvesClaims: update.approve_claims,
    claimDomains: update.claim_domains,
    blockedClaimDomains: update.blocked_claim_domains,
    refusesDisposable: update.refuse_disposable_emails,
    collectSizes: update.collect_sizes,
    collectAddresses: update.collect_addresses,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
