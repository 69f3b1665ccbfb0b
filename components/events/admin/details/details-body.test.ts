import type { EventDetails } from '@/lib/modules/events/contract/event-details';
import { eventDetailsUpdate } from '@/lib/modules/events/contract/event-details';
import { bodyOf } from './details-body';
import { valuesOf, type DetailsValues } from './details-values';
import { editedPricing, EXAMPLE_BASKETS, examplePrice } from './example-baskets';

const COMMON = {
  name: 'Fjord & Fern',
  region: 'UK',
  currency: 'GBP',
  region_frozen: false,
  default_language: 'en',
  countries: ['GB'],
  states: [],
  locked_countries: [],
  opens_at: null,
  closes_at: null,
  on_hold_message: null,
  locked: false,
  version: 3,
} as const satisfies Partial<EventDetails>;
const STORE: EventDetails = {
  ...COMMON,
  countries: ['GB'],
  states: [],
  locked_countries: [],
  event_type: { type: 'Store' },
  vat_rate: '20.00',
  not_vat_registered: false,
  free_retail_shipping: false,
  fixed_retail_shipping_price: null,
  custom_retail_shipping: null,
  edit_window_minutes: 60,
  approve_orders: false,
};
const PROMO: EventDetails = {
  ...COMMON,
  countries: ['GB'],
  states: [],
  locked_countries: [],
  event_type: { type: 'Promo' },
  sample: false,
  claim_cap: null,
  claims_used: 7,
  household_mode: 'per_household',
  approve_claims: false,
  claim_domains: [],
  blocked_claim_domains: [],
  refuse_disposable_emails: false,
  edit_window_minutes: 60,
};

const changed = (stored: EventDetails, values: Partial<DetailsValues>) =>
  bodyOf({ ...valuesOf(stored), ...values }, stored);
const OWN = { standard: '4', standard_tracked: '5,5', express: '9.95', additional_item_price: '0' };
const shipping = (typed: object) => ({ shipping: { ...valuesOf(STORE).shipping, ...typed } });

test('an untouched form sends nothing', () => {
  for (const stored of [STORE, PROMO]) expect(changed(stored, {})).toEqual({ body: {}, errors: {} });
});

test('only changed settings are sent, as the call takes them', () => {
  const { body, errors } = changed(STORE, {
    name: ' Fern ',
    closesAt: '2026-12-24T10:00:00.000Z',
    vatRate: '17,5',
    changeWindow: '0',
    ...shipping({ mode: 'own', ...OWN }),
  });
  expect(errors).toEqual({});
  expect(body).toEqual({
    name: 'Fern',
    closes_at: '2026-12-24T10:00:00.000Z',
    vat_rate: '17.50',
    edit_window_minutes: 0,
    custom_retail_shipping: {
      standard: '4.00',
      standard_tracked: '5.50',
      express: '9.95',
      additional_item_price: '0.00',
    },
  });
  expect(eventDetailsUpdate.safeParse({ ...body, version: 3 }).success).toBe(true);
});

test('a stored price stays while a setting before it counts, and goes with the way back', () => {
  const stored: EventDetails = { ...STORE, fixed_retail_shipping_price: '2.50' };
  const at = (mode: 'region' | 'one' | 'free') =>
    changed(stored, { shipping: { ...valuesOf(stored).shipping, mode } }).body;
  expect(at('free')).toEqual({ free_retail_shipping: true });
  expect(at('region')).toEqual({ fixed_retail_shipping_price: null });
  expect(at('one')).toEqual({});
});

test('a wrong rate does not stop who has just said that there is none', () => {
  const { body, errors } = changed(STORE, { vatRate: '2o', vatRegistered: false });
  expect([body, errors]).toEqual([{ not_vat_registered: true }, {}]);
});

test.each<[Partial<DetailsValues>, Record<string, string>]>([
  [{ name: ' ' }, { name: 'required' }],
  [{ vatRate: '51' }, { vatRate: 'too_large' }],
  [{ vatRate: '-1' }, { vatRate: 'too_small' }],
  [{ vatRate: '' }, { vatRate: 'required' }],
  [shipping({ mode: 'one', one: '-1' }), { 'shipping.one': 'too_small' }],
  [shipping({ mode: 'one', one: '4.955' }), { 'shipping.one': 'invalid_amount' }],
  [shipping({ mode: 'own', ...OWN, express: '' }), { 'shipping.express': 'required' }],
  [
    { opensAt: '2026-12-24T10:00:00.000Z', closesAt: '2026-12-23T10:00:00.000Z' },
    { closesAt: 'before_opening' },
  ],
  [{ changeWindow: '10081' }, { changeWindow: 'too_large' }],
  [{ changeWindow: '1.5' }, { changeWindow: 'not_integer' }],
])('%j is told at its field', (values, errors) => {
  expect(changed(STORE, values).errors).toEqual(errors);
});

test.each([
  ['6', 'below_claimed'],
  ['0', 'too_small'],
  ['many', 'not_integer'],
  ['1000001', 'too_large'],
])('a cap of %s: %s', (cap, code) => {
  expect(changed(PROMO, { cap }).errors).toEqual({ cap: code });
});

test('lists of domains are sent as they are typed, one per line or between commas', () => {
  const values = { claimDomains: ' Lumen.example\n\n*.lumen.example,', blockedDomains: 'rival.example' };
  const { body, errors } = changed(PROMO, { ...values, approveClaims: true, refuseDisposable: true });
  expect([errors, body]).toEqual([
    {},
    {
      approve_claims: true,
      claim_domains: ['Lumen.example', '*.lumen.example'],
      blocked_claim_domains: ['rival.example'],
      refuse_disposable_emails: true,
    },
  ]);
  const many = Array.from({ length: 51 }, (_, index) => `d${index}.example`).join('\n');
  expect(changed(PROMO, { claimDomains: 'ada@lumen.example' }).errors).toEqual({
    claimDomains: 'invalid_domain',
  });
  expect(changed(PROMO, { claimDomains: many }).errors).toEqual({ claimDomains: 'too_many' });
  expect(changed(PROMO, { blockedDomains: 'lumen' }).errors).toEqual({ blockedDomains: 'invalid_domain' });
});

describe('the example baskets', () => {
  const totals = (values: Partial<DetailsValues>, prices?: EventDetails['region_shipping']) => {
    const store = editedPricing({ ...valuesOf(STORE), ...values }, prices);
    return store && EXAMPLE_BASKETS.map((basket) => examplePrice(store, basket).total);
  };

  test('follow the settings as they are typed, by the rules of the checkout', () => {
    // One item, three tracked, ten by express: (20.00 × items + shipping + additional items) × 1.2
    expect(totals({})).toEqual([2874, 8034, 26004]);
    // What staff have set (S2.2-306), in the region that is chosen.
    const at = (standard: string) => ({
      standard,
      standard_tracked: '7.00',
      express: '9.00',
      additional_item_price: '1.00',
    });
    const prices = { UK: at('5.00'), EU: at('1.00'), US: at('2.00') };
    expect(totals({}, prices)?.[0]).toBe(3000);
    expect(totals({ region: 'EU' }, prices)?.[0]).toBe(2520);
    expect(totals(shipping({ mode: 'free' }))).toEqual([2400, 7200, 24_000]);
    expect(totals(shipping({ mode: 'one', one: '2.5' }))).toEqual([2700, 7500, 24_300]);
    expect(totals(shipping({ mode: 'own', ...OWN }))).toEqual([2880, 7860, 25_194]);
    expect(totals({ vatRegistered: false })).toEqual([2395, 6695, 21_670]);
  });

  test('wait for a number that is missing', () => {
    expect(totals(shipping({ mode: 'one', one: '' }))).toBeNull();
    expect(totals({ vatRate: 'x' })).toBeNull();
    expect(totals({ vatRate: 'x', vatRegistered: false })).not.toBeNull();
  });
});
