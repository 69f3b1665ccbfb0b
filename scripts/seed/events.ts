import type { events, slugDirectory } from '@/lib/db/schema/events';
import { HOST_PORTS } from './host-ports';
import { daysBefore } from './moments';

type EventRow = typeof events.$inferInsert;
/** An event's row with every column. */
export type SeededEvent = typeof events.$inferSelect;
/** An event of docs/demo.md, as differences from the defaults; `age` and `closesIn` in days. */
type EventFacts = Omit<EventRow, 'states' | 'lockedCountries'> & {
  lockedCountries?: string[];
  age: number;
  closesIn?: number;
};

type Place = Pick<EventRow, 'region' | 'currency' | 'countries' | 'vatRateBp'>;

/** Delivery countries of the European stores. */
const EUROPE = ['NL', 'BE', 'DE', 'FR', 'LU', 'AT', 'DK', 'SE', 'FI', 'IE', 'IT', 'ES', 'PT', 'PL'];
const SUMMIT = ['NL', 'BE', 'DE', 'FR'];

const UK: Place = { region: 'UK', currency: 'GBP', countries: ['GB'] };
const EU: Place = { region: 'EU', currency: 'EUR', countries: EUROPE, vatRateBp: 2100 };

const EMBEDDED = {
  embedOrigins: [
    ...HOST_PORTS.map((port) => `http://127.0.0.1:${port}`),
    'https://www.lumen-robotics.example',
  ],
};

/** The nine events of docs/demo.md. */
const FACTS: readonly EventFacts[] = [
  {
    ...UK,
    id: 'evt_fjord_fern',
    tenantId: 'ten_fjord',
    slug: 'fjord-fern',
    name: 'Fjord & Fern',
    type: 'Store',
    status: 'Active',
    vatRateBp: 2000,
    editWindowMinutes: 1,
    age: 122,
  },
  {
    ...UK,
    id: 'evt_fjord_fern_summer',
    tenantId: 'ten_fjord',
    slug: 'fjord-fern-summer',
    name: 'Fjord & Fern Summer',
    type: 'Store',
    status: 'Draft',
    vatRateBp: 2000,
    age: 9,
  },
  {
    ...UK,
    id: 'evt_fjord_fern_archive',
    tenantId: 'ten_fjord',
    slug: 'fjord-fern-archive',
    name: 'Fjord & Fern Archive',
    type: 'Store',
    status: 'On hold',
    vatRateBp: 2000,
    age: 200,
    onHoldMessage:
      'The archive is shut for the season: we are pressing last year’s designs again. Doors open when the first ferry runs.',
  },
  {
    ...EU,
    id: 'evt_lumen_summit',
    tenantId: 'ten_lumen',
    slug: 'lumen-summit',
    name: 'Lumen Summit',
    type: 'Promo',
    status: 'Active',
    countries: SUMMIT,
    lockedCountries: SUMMIT,
    claimCap: 100,
    householdMode: 'per_household',
    editWindowMinutes: 0,
    freeRetailShipping: true,
    age: 30,
    ...EMBEDDED,
  },
  {
    ...EU,
    id: 'evt_lumen_sample',
    tenantId: 'ten_lumen',
    slug: 'lumen-sample',
    name: 'Lumen Sample',
    type: 'Promo',
    sample: true,
    status: 'Active',
    householdMode: 'per_household',
    age: 121,
    freeRetailShipping: true,
    ...EMBEDDED,
  },
  {
    ...EU,
    id: 'evt_lumen_crew',
    tenantId: 'ten_lumen',
    slug: 'lumen-crew',
    name: 'Lumen Crew',
    type: 'Products',
    status: 'Active',
    age: 121,
    ...EMBEDDED,
  },
  {
    ...EU,
    id: 'evt_lumen_offsite',
    tenantId: 'ten_lumen',
    slug: 'lumen-offsite',
    name: 'Lumen Offsite',
    type: 'Bulk',
    status: 'Active',
    collectSizes: true,
    claimCap: 40,
    age: 14,
    closesIn: 12,
  },
  {
    id: 'evt_prairie_run',
    tenantId: 'ten_prairie',
    slug: 'prairie-run',
    name: 'Prairie Run',
    type: 'Store',
    status: 'Active',
    region: 'US',
    currency: 'USD',
    countries: ['US'],
    age: 121,
  },
  {
    ...UK,
    id: 'evt_tidewater',
    tenantId: 'ten_tidewater',
    slug: 'tidewater',
    name: 'Tidewater Books',
    // The rate is set but `notVatRegistered` wins: prices without VAT.
    type: 'Store',
    status: 'Active',
    vatRateBp: 2000,
    notVatRegistered: true,
    age: 121,
  },
];

function eventRow({ age, closesIn, ...facts }: EventFacts, at: Date): SeededEvent {
  return {
    sample: false,
    hidden: false,
    status: 'Draft',
    locked: false,
    lockReason: null,
    deletedAt: null,
    purgeDueAt: null,
    purgedAt: null,
    vatRateBp: 0,
    notVatRegistered: false,
    defaultLanguage: 'en',
    states: [],
    lockedCountries: [],
    freeRetailShipping: false,
    fixedRetailShippingMinor: null,
    customRetailShipping: null,
    householdMode: 'off',
    approvesClaims: false,
    approvesOrders: false,
    claimDomains: [],
    blockedClaimDomains: [],
    refusesDisposable: false,
    claimCap: null,
    claimsUsed: 0,
    editWindowMinutes: 60,
    onHoldMessage: null,
    collectSizes: false,
    collectAddresses: false,
    embedOrigins: [],
    refusesWords: false,
    refusedWords: [],
    wordsVersion: 0,
    opensAt: null,
    detailsVersion: 0,
    temporaryStoreId: null,
    closesAt: closesIn === undefined ? null : daysBefore(at, -closesIn),
    ...facts,
    createdAt: daysBefore(at, age),
    updatedAt: daysBefore(at, Math.min(age, FACTS.findIndex((one) => one.id === facts.id) * 1.5 + 0.2)),
  };
}

/** `claims` is the number of seeded claims per event. */
export function eventRows(at: Date, claims: ReadonlyMap<string, number>): EventRow[] {
  return FACTS.map((facts) => ({ ...eventRow(facts, at), claimsUsed: claims.get(facts.id) ?? 0 }));
}

/** The event with this id; throws for an unknown id. */
export function seededEvent(id: string, at: Date): SeededEvent {
  const facts = FACTS.find((one) => one.id === id);
  if (!facts) throw new Error(`no such seeded event: ${id}`);
  return eventRow(facts, at);
}

/** A store's former slug, still printed on cards (D6-3). */
const FORMER = { slug: 'fjord-fern-coffee', now: 'fjord-fern' };

export function slugRows(at: Date): (typeof slugDirectory.$inferInsert)[] {
  const own = FACTS.map(({ slug, tenantId, id, age }) => ({
    slug,
    tenantId,
    eventId: id,
    renamedTo: null,
    createdAt: daysBefore(at, age),
  }));
  const renamed = own.filter(({ slug }) => slug === FORMER.now);
  return [...own, ...renamed.map((row) => ({ ...row, slug: FORMER.slug, renamedTo: FORMER.now }))];
}
