import type { AskedLine, AskedOrder, BlankFact, FulfillerFacts } from './types';

/** Samples for tests: an order of two tees to Great Britain, and a printer that can make anything. */
export const askedTee = (changes: Partial<AskedLine> = {}): AskedLine => ({
  id: 'line_1',
  sku: 'NL180-BLACK-M',
  blankId: 'tee',
  family: 'tee',
  pieces: 2,
  prints: [{ side: 'front', size: { widthMm: 300, heightMm: 400 } }],
  techniques: ['DTG'],
  unitCost: 730,
  unitValue: 1800,
  ...changes,
});

export const askedSample = (changes: Partial<AskedOrder> = {}): AskedOrder => ({
  region: 'UK',
  country: 'GB',
  currency: 'GBP',
  lines: [askedTee()],
  ...changes,
});

export const blankSample = (changes: Partial<BlankFact> = {}): BlankFact => ({
  blankId: 'tee',
  offered: true,
  area: { front: null, back: null },
  prices: null,
  madeIn: null,
  customsCode: null,
  ...changes,
});

export const factsSample = (changes: Partial<FulfillerFacts> = {}): FulfillerFacts => ({
  id: 'ful_a',
  name: 'Anchor Print',
  status: 'open',
  regions: ['UK'],
  countries: [],
  originCountry: 'GB',
  techniques: [],
  dailyCapacity: null,
  today: '2026-11-20',
  itemsToday: 0,
  paused: null,
  promisedDays: 3,
  everyBlank: true,
  blanks: [],
  stock: {},
  closures: [],
  choice: null,
  rejected: false,
  ...changes,
});
