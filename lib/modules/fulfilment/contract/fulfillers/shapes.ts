import { z } from 'zod';
import { instantText, region, requiredText, text } from '@/lib/contract/primitives';
import { countryByIso2 } from '@/lib/address/countries';
import { URL_LENGTH } from '@/lib/kernel/outside-url';
import { blankId, namedBlank } from '@/lib/modules/catalogue/contract/product-fields';
import { MOST_STEP_DAYS, STEPS } from '@/lib/modules/fulfilment/rules/fulfillers/promised-days';
import { FULFILLER_STATES, FULFILLER_ZONES } from '@/lib/modules/fulfilment/rules/fulfillers/states';
import { PRINT_TECHNIQUES } from '@/lib/modules/fulfilment/rules/fulfillers/techniques';

export const country = text(2).refine((code) => countryByIso2(code) !== undefined, {
  params: { code: 'unknown_country' },
});
const unique = <Item>(list: readonly Item[]) => [...new Set(list)];

export const fulfillerParams = z.object({
  fulfiller: z
    .string()
    .regex(/^ful_[a-z0-9_]{2,40}$/)
    .meta({ description: 'Id of a fulfiller' }),
});
export const dayText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true)
  .meta({ description: 'YYYY-MM-DD' });

const stepDays = z.number().int().min(0).max(MOST_STEP_DAYS);

/** What a fulfiller can do, as its form says it. Empty countries and techniques mean all. */
export const fulfillerFacts = z.object({
  name: requiredText(80),
  regions: z.array(region).min(1).max(3).transform(unique),
  /** ISO codes; empty for all countries of its regions. */
  countries: z.array(country).max(250).transform(unique),
  /** Where its parcels start; null for the default country of its first region. */
  origin_country: country.nullable(),
  techniques: z.array(z.enum(PRINT_TECHNIQUES)).max(PRINT_TECHNIQUES.length).transform(unique),
  /** Its working days to take an order on, to print and pack it, and to hand its parcel over. */
  accept_days: stepDays,
  print_days: stepDays,
  ship_days: stepDays,
  /** Items a day; null for any number. */
  daily_capacity: z.number().int().min(1).max(1_000_000).nullable(),
  time_zone: z.enum(FULFILLER_ZONES),
  /** False where it prints only the blanks that its file offers. */
  every_blank: z.boolean(),
});
export type FulfillerFacts = z.output<typeof fulfillerFacts>;

/** Its own API: HTTPS and public. The secret signs both sides’ calls and is never answered. */
export const connectionForm = z.object({
  url: z.string().trim().min(1).max(URL_LENGTH),
  secret: z.string().trim().min(16).max(200),
});
export type ConnectionForm = z.output<typeof connectionForm>;

/** A fulfiller with its health. */
export const fulfiller = fulfillerFacts.extend({
  id: z.string(),
  /** The sum of its steps’ days. */
  promised_days: z.number().int(),
  time_zone: z.string(),
  techniques: z.array(z.string()),
  state: z.enum(FULFILLER_STATES),
  /** Why it is paused or closed, for colleagues. */
  state_reason: z.string(),
  /** Last day of a pause, where it is known. */
  paused_until: dayText.nullable(),
  /** Null where the platform’s common address is used. */
  connection: z.object({ url: z.string(), checked_at: instantText }).nullable(),
  orders_in_hand: z.number().int(),
  /** Orders that it never answered and that nobody sends any more by itself. */
  orders_parked: z.number().int(),
  /** Since when it answers nobody; null where it does. */
  silent_since: instantText.nullable(),
  /** Of those, how many are past the days promised for their step. */
  orders_late: z.number().int(),
  /** Steps of the last 30 days that it finished in time, in whole per cent; null where it finished none. */
  on_time_percent: z.number().int().nullable(),
  last_message_at: instantText.nullable(),
  /** When it last refused an order or could not be reached. */
  last_failure_at: instantText.nullable(),
  created_at: instantText,
  /** Sent back with a change, so that nobody overwrites another’s. */
  version: z.int32(),
});
export type Fulfiller = z.output<typeof fulfiller>;

const closure = z.object({ first_day: dayText, last_day: dayText, reason: z.string() });
export type Closure = z.output<typeof closure>;

const price = z.object({ blank_price: z.string(), print_price: z.string() }).nullable();
/** A blank as this fulfiller prints it; what is null is as the catalogue says. */
const fulfillerBlank = namedBlank.extend({
  id: blankId,
  offered: z.boolean(),
  front_mm: z.tuple([z.number(), z.number()]).nullable(),
  back_mm: z.tuple([z.number(), z.number()]).nullable(),
  prices: z.object({ GBP: price, EUR: price, USD: price }),
  made_in: z.string().nullable(),
  customs_code: z.string().nullable(),
  /** SKUs of the blank with a counted stock, the pieces of them, and how many of them are out. */
  counted: z.number().int(),
  pieces: z.number().int(),
  sold_out: z.number().int(),
});
export type FulfillerBlank = z.output<typeof fulfillerBlank>;

/** What it has in hand, and until when by its promised days. `to_send` and `being_made` are `orders_in_hand` together. */
const work = z.object({
  /** It hasn’t answered these yet. */
  to_send: z.number().int(),
  being_made: z.number().int(),
  /** Null where it has none, or a closure has no end. */
  expected_end: dayText.nullable(),
  /** Whether that day is over where it is. */
  overdue: z.boolean(),
});
export type FulfillerWork = z.output<typeof work>;

/** How fast it works: of the last 30 days. */
const pace = z.object({
  /** Orders that it took or refused, or that were parked as it never answered. */
  submitted: z.number().int(),
  accepted: z.number().int(),
  /** In whole per cent; null where none was submitted. */
  accepted_percent: z.number().int().nullable(),
  steps: z.array(
    z.object({
      step: z.enum(STEPS),
      promised_days: z.number().int(),
      /** Its working days from beginning to end; null where it finished none. */
      median_days: z.number().nullable(),
      finished: z.number().int(),
    }),
  ),
});
export type FulfillerPace = z.output<typeof pace>;

export const fulfillerDetail = fulfiller.extend({
  work,
  pace,
  closures: z.array(closure),
  /** The days from today on that its country rests on, as staff keep them for all printers there. */
  rest_days: z.array(z.object({ day: dayText, name: z.string() })).optional(),
  /** National holidays of the next twelve months where its parcels start, but those it is closed on or staff have decided on. */
  holidays: z.array(z.object({ day: dayText, name: z.string() })),
  blanks: z.array(fulfillerBlank),
});
export type FulfillerDetail = z.output<typeof fulfillerDetail>;

export const exampleFacts: FulfillerFacts = {
  name: 'Northlight Print',
  regions: ['UK', 'EU'],
  countries: ['GB', 'IE'],
  origin_country: 'GB',
  techniques: ['DTG'],
  accept_days: 1,
  print_days: 1,
  ship_days: 1,
  daily_capacity: 400,
  time_zone: 'Europe/London',
  every_blank: true,
};

export const exampleFulfiller: Fulfiller = {
  ...exampleFacts,
  id: 'ful_northlight',
  promised_days: 3,
  state: 'open',
  state_reason: '',
  paused_until: null,
  connection: { url: 'https://api.northlight-print.example', checked_at: '2026-11-20T09:00:00.000Z' },
  orders_in_hand: 12,
  orders_parked: 0,
  silent_since: null,
  orders_late: 2,
  on_time_percent: 96,
  last_message_at: '2026-11-20T08:55:00.000Z',
  last_failure_at: null,
  created_at: '2026-02-03T09:00:00.000Z',
  version: 4,
};

export const exampleDetail: FulfillerDetail = {
  ...exampleFulfiller,
  work: { to_send: 3, being_made: 9, expected_end: '2026-12-02', overdue: false },
  pace: {
    submitted: 240,
    accepted: 236,
    accepted_percent: 98,
    steps: [
      { step: 'accept', promised_days: 1, median_days: 0, finished: 231 },
      { step: 'print', promised_days: 1, median_days: 1, finished: 228 },
      { step: 'ship', promised_days: 1, median_days: 0.5, finished: 226 },
    ],
  },
  closures: [{ first_day: '2026-12-24', last_day: '2027-01-02', reason: 'Winter break' }],
  rest_days: [{ day: '2026-12-25', name: 'Christmas Day' }],
  holidays: [{ day: '2027-03-26', name: 'Good Friday' }],
  blanks: [
    {
      id: 'tee',
      family: 'tee',
      name: null,
      offered: true,
      front_mm: [300, 400],
      back_mm: null,
      prices: { GBP: { blank_price: '3.90', print_price: '2.80' }, EUR: null, USD: null },
      made_in: 'PT',
      customs_code: '61091000',
      counted: 14,
      pieces: 1_820,
      sold_out: 1,
    },
  ],
};
