import { z } from 'zod';
import { countryByIso2 } from '@/lib/address/countries';
import { usStateFrom } from '@/lib/address/us-states';
import { route } from '@/lib/contract/route';
import {
  amount,
  currency,
  eventParams,
  instantText,
  locale,
  none,
  region,
  requiredText,
  text,
} from '@/lib/contract/primitives';
import {
  blockedDomain,
  claimDomain,
  MOST_BLOCKED_DOMAINS,
  MOST_CLAIM_DOMAINS,
} from '@/lib/modules/events/rules/claim-domains';
import { decimalProblem, MOST_SHIPPING_MINOR, MOST_VAT_BP } from '@/lib/kernel/decimal-problem';
import { MOST_CLAIMS, MOST_EDIT_MINUTES, ON_HOLD_LENGTH } from '@/lib/modules/events/rules/detail-fields';
import { EVENT_TYPES, HOUSEHOLD_MODES } from '@/lib/modules/events/rules/event-types';
import { shippingTable } from '@/lib/modules/pricing/contract/shipping-table';
import { readEventDetailsCall, updateEventDetailsCall } from './paths';

/** An event's settings that its public pages read. A setting that its type does not have is left out (D4). */
const eventDetails = z.object({
  event_type: z.object({ type: z.enum(EVENT_TYPES) }),
  name: z.string(),
  region,
  currency,
  /** Region and currency can no longer be changed: it has an order (D4-10). */
  region_frozen: z.boolean(),
  default_language: locale,
  /** ISO 3166 codes of the countries it delivers to; empty for all. */
  countries: z.array(z.string()),
  /** Abbreviations of the US states it delivers to; empty for all. */
  states: z.array(z.string()),
  /** If there are any, they replace `countries` (D12-2). */
  locked_countries: z.array(z.string()),
  opens_at: instantText.nullable(),
  closes_at: instantText.nullable(),
  /** What visitors read while it is on hold; null for a text of the platform in their language. */
  on_hold_message: z.string().nullable(),
  /** Per cent, `"20.00"`. */
  vat_rate: amount.optional(),
  not_vat_registered: z.boolean().optional(),
  /** Free before one price before the event's own table before the region's; ex VAT (D14-2). */
  free_retail_shipping: z.boolean().optional(),
  fixed_retail_shipping_price: amount.nullable().optional(),
  custom_retail_shipping: shippingTable.nullable().optional(),
  /** The platform's prices in each region, which count without any of its own. */
  region_shipping: z.object({ UK: shippingTable, EU: shippingTable, US: shippingTable }).optional(),
  /** Minutes in which an order can be changed (D18). */
  edit_window_minutes: z.number().int().optional(),
  /** Each paid order waits for the client's approval before production (D3-29). */
  approve_orders: z.boolean().optional(),
  /** How many orders wait for it now; turning it off leaves them waiting. */
  orders_to_approve: z.number().int().optional(),
  /** A gift that needs no promotion code. */
  sample: z.boolean().optional(),
  /** How many gifts there are; null for no limit. */
  claim_cap: z.number().int().nullable().optional(),
  claims_used: z.number().int().optional(),
  household_mode: z.enum(HOUSEHOLD_MODES).optional(),
  /** Each claim waits for the client's decision (D24-4). */
  approve_claims: z.boolean().optional(),
  /** Whose e-mail addresses may claim, in punycode; `*.` stands for every subdomain; empty for all (D22-6). */
  claim_domains: z.array(z.string()).optional(),
  /** Whose may not, subdomains included (D22-7). */
  blocked_claim_domains: z.array(z.string()).optional(),
  /** Claims with an address of a provider of throwaway addresses are refused (D22-7). */
  refuse_disposable_emails: z.boolean().optional(),
  collect_sizes: z.boolean().optional(),
  collect_addresses: z.boolean().optional(),
  locked: z.boolean(),
  /** Sent back with an update, so that nobody overwrites another's changes. */
  version: z.int32(),
});
export type EventDetails = z.output<typeof eventDetails>;

/** A decimal string of at most `most` hundredths, with an error for each way it can be wrong. */
const decimal = (most: number) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const code = decimalProblem(value, most);
      if (code) context.addIssue({ code: 'custom', params: { code } });
    })
    .meta({ description: 'Decimal string with two places' });
const price = decimal(MOST_SHIPPING_MINOR);

const unique = (list: readonly string[]) => [...new Set(list)];
const countryCodes = z
  .array(text(2).refine((code) => countryByIso2(code) !== undefined, { params: { code: 'unknown_country' } }))
  .max(250)
  .transform(unique);
const stateCodes = z
  .array(text(30).refine((state) => usStateFrom(state) !== undefined, { params: { code: 'invalid_state' } }))
  .max(60)
  .transform((list) => unique(list.flatMap((state) => usStateFrom(state)?.abbreviation ?? [])));

/** Domains of e-mail addresses, each as it is stored. */
const domainList = (most: number, read: (typed: string) => string | null) =>
  z
    .array(requiredText(260).refine((typed) => read(typed) !== null, { params: { code: 'invalid_domain' } }))
    .max(most)
    .transform((list) => unique(list.flatMap((typed) => read(typed) ?? [])));

/** Settings left out stay unchanged; one that the event's type does not have is an error (D4). */
export const eventDetailsUpdate = z.strictObject({
  version: z.int().min(0),
  name: requiredText(80).optional(),
  region: region.optional(),
  currency: currency.optional(),
  default_language: locale.optional(),
  countries: countryCodes.optional(),
  states: stateCodes.optional(),
  locked_countries: countryCodes.optional(),
  opens_at: instantText.nullable().optional(),
  closes_at: instantText.nullable().optional(),
  on_hold_message: text(ON_HOLD_LENGTH).nullable().optional(),
  vat_rate: decimal(MOST_VAT_BP).optional(),
  not_vat_registered: z.boolean().optional(),
  free_retail_shipping: z.boolean().optional(),
  fixed_retail_shipping_price: price.nullable().optional(),
  custom_retail_shipping: z
    .strictObject({
      standard: price,
      standard_tracked: price,
      express: price,
      additional_item_price: price,
    })
    .nullable()
    .optional(),
  edit_window_minutes: z.int().min(0).max(MOST_EDIT_MINUTES).optional(),
  approve_orders: z.boolean().optional(),
  sample: z.boolean().optional(),
  claim_cap: z.int().min(1).max(MOST_CLAIMS).nullable().optional(),
  household_mode: z.enum(HOUSEHOLD_MODES).optional(),
  approve_claims: z.boolean().optional(),
  claim_domains: domainList(MOST_CLAIM_DOMAINS, claimDomain).optional(),
  blocked_claim_domains: domainList(MOST_BLOCKED_DOMAINS, blockedDomain).optional(),
  refuse_disposable_emails: z.boolean().optional(),
  collect_sizes: z.boolean().optional(),
  collect_addresses: z.boolean().optional(),
});
export type EventDetailsUpdate = z.output<typeof eventDetailsUpdate>;

const example: EventDetails = {
  event_type: { type: 'Store' },
  name: 'Fjord & Fern',
  region: 'UK',
  currency: 'GBP',
  region_frozen: true,
  default_language: 'en',
  countries: ['GB', 'IE'],
  states: [],
  locked_countries: [],
  opens_at: null,
  closes_at: '2026-12-18T17:00:00.000Z',
  on_hold_message: null,
  vat_rate: '20.00',
  not_vat_registered: false,
  free_retail_shipping: false,
  fixed_retail_shipping_price: null,
  custom_retail_shipping: {
    standard: '4.95',
    standard_tracked: '6.50',
    express: '11.95',
    additional_item_price: '1.00',
  },
  edit_window_minutes: 60,
  locked: false,
  version: 3,
};
const exampleParams = { tenant: 'ten_fjord', slug: 'fjord-fern' };

export const readEventDetails = route({
  id: 'events.read-details',
  ...readEventDetailsCall,
  summary: "An event's settings: region, delivery, VAT, shipping, dates and limits",
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: none,
  response: eventDetails,
  example: { params: exampleParams, response: example },
});

export const updateEventDetails = route({
  id: 'events.update-details',
  ...updateEventDetailsCall,
  summary: "Changes some of an event's settings",
  access: 'tenant',
  permission: 'events.update',
  params: eventParams,
  query: none,
  body: eventDetailsUpdate,
  response: eventDetails,
  errors: ['conflict', 'event_locked'],
  example: {
    params: exampleParams,
    request: {
      version: 2,
      countries: ['GB', 'IE'],
      closes_at: '2026-12-18T17:00:00.000Z',
      custom_retail_shipping: example.custom_retail_shipping,
    },
    response: example,
  },
});
