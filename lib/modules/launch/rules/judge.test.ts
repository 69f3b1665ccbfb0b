import type { BlankMarketFact } from '@/lib/modules/catalogue/rules/market/blank-facts';
import { EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import { LAUNCH_LINES, type LaunchLineId } from '@/lib/modules/events/rules/launch-lines';
import { blockingLines, judgeLaunch, type LaunchFacts } from './judge';

const NONE = { count: 0, product: null };
const MUG = { count: 2, product: { id: 'ff-mug', name: 'Camp Mug' } };

const UNSERVED: LaunchFacts['unserved'] = { ...MUG, reasons: [{ why: 'ship_to', countries: ['JP'] }] };

const NO_FACT: LaunchFacts['withoutFact'] = {
  maker: NONE,
  eu_responsible: NONE,
  identifier: NONE,
  origin_country: NONE,
  customs_code: NONE,
  certificate: NONE,
};
const without = (fact: BlankMarketFact): Partial<LaunchFacts> => ({
  withoutFact: { ...NO_FACT, [fact]: MUG },
});

/** A store that can be published and has nothing to improve. */
const GOOD: LaunchFacts = {
  type: 'Store',
  sample: false,
  region: 'UK',
  day: '2026-11-24',
  verified: true,
  companyNamed: true,
  paidOut: true,
  taxReady: false,
  hasCredit: true,
  vatRegistered: true,
  vatRateBp: 2000,
  products: { count: 3, product: MUG.product },
  inStock: 3,
  unpriced: NONE,
  belowCost: NONE,
  unprintable: NONE,
  withoutFibres: NONE,
  withoutFact: NO_FACT,
  soldOut: NONE,
  withdrawn: NONE,
  greenProducts: NONE,
  greenText: null,
  hasCountries: true,
  unserved: { count: 0, product: null, reasons: [] },
  shutOut: false,
  ended: false,
  hasHeading: true,
  partlyTranslated: 0,
  hasFormEmail: true,
  hasLogo: true,
  promoCodes: 0,
};
const US: Partial<LaunchFacts> = { region: 'US', taxReady: true, vatRegistered: false, vatRateBp: 0 };
const PROMO: Partial<LaunchFacts> = { type: 'Promo', promoCodes: 1 };

/** Per line: an event that passes it, what breaks it, and whether that keeps the event from being published. */
const CASES: [LaunchLineId, 'blocking' | 'warning', Partial<LaunchFacts>, Partial<LaunchFacts>][] = [
  ['verification', 'blocking', {}, { verified: false }],
  ['company', 'warning', {}, { companyNamed: false }],
  ['payments', 'blocking', {}, { paidOut: false }],
  ['us_tax', 'blocking', US, { taxReady: false }],
  ['credit', 'blocking', PROMO, { hasCredit: false }],
  ['credit', 'blocking', { type: 'Bulk' }, { hasCredit: false }],
  ['products', 'blocking', {}, { products: NONE, inStock: 0 }],
  ['currency', 'blocking', {}, { unpriced: MUG }],
  ['currency', 'blocking', PROMO, { unpriced: MUG }],
  ['currency', 'blocking', { type: 'Bulk' }, { unpriced: MUG }],
  ['below_cost', 'blocking', {}, { belowCost: MUG }],
  ['artwork', 'blocking', {}, { unprintable: MUG }],
  ['fibres', 'blocking', {}, { withoutFibres: MUG }],
  ['maker', 'blocking', {}, without('maker')],
  ['eu_responsible', 'blocking', { region: 'EU' }, without('eu_responsible')],
  ['identifier', 'blocking', {}, without('identifier')],
  ['origin_country', 'blocking', {}, without('origin_country')],
  ['customs_code', 'blocking', US, without('customs_code')],
  ['certificate', 'blocking', US, without('certificate')],
  ['stock', 'blocking', {}, { inStock: 0 }],
  ['vat', 'blocking', {}, { vatRateBp: 0 }],
  ['countries', 'warning', {}, { hasCountries: false }],
  ['printers', 'warning', {}, { unserved: UNSERVED }],
  ['access', 'blocking', {}, { shutOut: true }],
  ['dates', 'blocking', {}, { ended: true }],
  ['texts', 'warning', {}, { hasHeading: false }],
  ['translations', 'warning', {}, { partlyTranslated: 1 }],
  ['contact', 'warning', {}, { hasFormEmail: false }],
  ['logo', 'warning', {}, { hasLogo: false }],
  ['codes', 'warning', PROMO, { promoCodes: 0 }],
  ['sold_out', 'warning', {}, { soldOut: MUG }],
  ['withdrawn', 'warning', {}, { withdrawn: MUG }],
  ['green_words', 'warning', {}, { greenProducts: MUG }],
  ['green_words', 'warning', {}, { greenText: 'homeHeading' }],
];

const failing = (facts: LaunchFacts) => judgeLaunch(facts).filter(({ passed }) => !passed);

test('every line has a case', () => {
  expect(new Set(CASES.map(([id]) => id))).toEqual(new Set(LAUNCH_LINES));
});

test.each(CASES)('%s is %s', (id, severity, kind, broken) => {
  const good = { ...GOOD, ...kind };
  expect(failing(good)).toEqual([]);
  expect(judgeLaunch(good).map((line) => line.id)).toContain(id);
  const lines = failing({ ...good, ...broken });
  expect(lines.map((line) => [line.id, line.severity])).toEqual([[id, severity]]);
  expect(blockingLines(judgeLaunch({ ...good, ...broken }))).toHaveLength(severity === 'blocking' ? 1 : 0);
});

test('a line about products names how many fail it and the first; one that passes names none', () => {
  expect(failing({ ...GOOD, belowCost: MUG })).toEqual([
    {
      id: 'below_cost',
      severity: 'blocking',
      passed: false,
      ...MUG,
      text: null,
      market_rule: null,
      unserved: null,
    },
  ]);
  expect(failing({ ...GOOD, greenText: 'aboutUs.document' })).toEqual([
    {
      id: 'green_words',
      severity: 'warning',
      passed: false,
      ...NONE,
      text: 'aboutUs.document',
      market_rule: { market: 'UK', since: '2021-09-20' },
      unserved: null,
    },
  ]);
  expect(judgeLaunch(GOOD).every(({ count, product }) => count === 0 && product === null)).toBe(true);
});

test('gifts and bulk orders have no price, payment or tax line; a sample needs no code', () => {
  const ids = (facts: Partial<LaunchFacts>) => judgeLaunch({ ...GOOD, ...facts }).map(({ id }) => id);
  for (const type of EVENT_TYPES) {
    const money = ids({ type, ...US }).filter((id) => ['payments', 'us_tax', 'below_cost'].includes(id));
    expect(money).toHaveLength(type === 'Store' || type === 'Products' ? 3 : 0);
    expect(ids({ type })).toContain('currency');
  }
  expect(ids({ type: 'Promo' })).toContain('codes');
  expect(ids({ type: 'Promo', sample: true })).not.toContain('codes');
  expect(ids({ ...US })).not.toContain('vat');
  expect(ids({})).not.toContain('us_tax');
});

test('a seller without VAT needs no rate', () => {
  expect(failing({ ...GOOD, vatRegistered: false, vatRateBp: 0 })).toEqual([]);
});

test('a line of a market’s law tells the market and the day; before that day there is none (D54-6)', () => {
  const rule = (facts: Partial<LaunchFacts>) =>
    judgeLaunch({ ...GOOD, ...facts }).find(({ id }) => id === 'fibres')?.market_rule;
  expect(rule({})).toEqual({ market: 'UK', since: '2012-05-08' });
  expect(rule({ ...US })).toEqual({ market: 'US', since: '1960-03-03' });
  expect(rule({ region: 'EU', day: '2012-05-07' })).toBeUndefined();
  const green = judgeLaunch({ ...GOOD, region: 'EU', day: '2026-09-26', greenProducts: MUG });
  expect(green.find(({ id }) => id === 'green_words')).toMatchObject({ passed: false, market_rule: null });
});
