import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';
import type { EventDetails } from '@/lib/modules/events/contract/event-details';
import type { HouseholdMode } from '@/lib/modules/events/rules/event-types';

/** How a store's shipping is priced: by its region's table, a table of its own, one price, or not at all. D14-2. */
export const SHIPPING_MODES = ['region', 'own', 'one', 'free'] as const;
export type ShippingMode = (typeof SHIPPING_MODES)[number];

/** The four prices of a shipping table, by their names on the wire. */
export const SHIPPING_PRICES = ['standard', 'standard_tracked', 'express', 'additional_item_price'] as const;
type ShippingPriceName = (typeof SHIPPING_PRICES)[number];

/** Prices as typed. */
export interface TypedShipping extends Record<ShippingPriceName, string> {
  mode: ShippingMode;
  one: string;
}

/**
 * An event's settings as edited; those that its type does not have keep a value that is never sent. Numbers are as
 * typed; no moment and no text is an empty string.
 */
export interface DetailsValues {
  name: string;
  region: Region;
  language: Locale;
  opensAt: string;
  closesAt: string;
  onHold: string;
  countries: string[];
  states: string[];
  lockedCountries: string[];
  vatRate: string;
  vatRegistered: boolean;
  shipping: TypedShipping;
  changeWindow: string;
  approveOrders: boolean;
  sample: boolean;
  cap: string;
  household: HouseholdMode;
  approveClaims: boolean;
  /** One domain per line. */
  claimDomains: string;
  refuseDisposable: boolean;
  blockedDomains: string;
  collectSizes: boolean;
  collectAddresses: boolean;
}

/** The fields in the order of the page. */
export const DETAILS_FIELDS = [
  'name',
  'region',
  'language',
  'opensAt',
  'closesAt',
  'onHold',
  'countries',
  'states',
  'lockedCountries',
  'vatRegistered',
  'vatRate',
  'shipping',
  'changeWindow',
  'approveOrders',
  'sample',
  'cap',
  'household',
  'approveClaims',
  'claimDomains',
  'refuseDisposable',
  'blockedDomains',
  'collectSizes',
  'collectAddresses',
] as const satisfies readonly (keyof DetailsValues)[];

function modeOf(details: EventDetails): ShippingMode {
  if (details.free_retail_shipping) return 'free';
  if (details.fixed_retail_shipping_price) return 'one';
  return details.custom_retail_shipping ? 'own' : 'region';
}

function shippingOf(details: EventDetails): TypedShipping {
  const table = details.custom_retail_shipping;
  return {
    mode: modeOf(details),
    one: details.fixed_retail_shipping_price ?? '',
    standard: table?.standard ?? '',
    standard_tracked: table?.standard_tracked ?? '',
    express: table?.express ?? '',
    additional_item_price: table?.additional_item_price ?? '',
  };
}

const claimantsOf = (details: EventDetails) => ({
  approveClaims: details.approve_claims ?? false,
  claimDomains: (details.claim_domains ?? []).join('\n'),
  refuseDisposable: details.refuse_disposable_emails ?? false,
  blockedDomains: (details.blocked_claim_domains ?? []).join('\n'),
});

/** An event's settings as stored, for the form. */
export function valuesOf(details: EventDetails): DetailsValues {
  return {
    name: details.name,
    region: details.region,
    language: details.default_language,
    opensAt: details.opens_at ?? '',
    closesAt: details.closes_at ?? '',
    onHold: details.on_hold_message ?? '',
    countries: details.countries,
    states: details.states,
    lockedCountries: details.locked_countries,
    vatRate: details.vat_rate ?? '',
    vatRegistered: !details.not_vat_registered,
    shipping: shippingOf(details),
    changeWindow: String(details.edit_window_minutes ?? ''),
    approveOrders: details.approve_orders ?? false,
    sample: details.sample ?? false,
    cap: String(details.claim_cap ?? ''),
    household: details.household_mode ?? 'off',
    ...claimantsOf(details),
    collectSizes: details.collect_sizes ?? false,
    collectAddresses: details.collect_addresses ?? false,
  };
}
