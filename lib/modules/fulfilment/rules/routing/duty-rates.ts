import type { Currency, Minor } from '@/lib/kernel/money';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** The areas whose customs we know; the EU is one. */
export const CUSTOMS_AREAS = ['EU', 'UK', 'US'] as const;
export type CustomsArea = (typeof CUSTOMS_AREAS)[number];

/** The customs tariff's number of each family's blank, where a fulfiller names no other. */
export const CUSTOMS_CODES: Readonly<Record<GarmentFamily, string>> = {
  tee: '6109',
  'kids-tee': '6109',
  hoodie: '6110',
  jacket: '6201',
  cap: '6505',
  tote: '4202',
  mug: '7323',
  bottle: '9617',
  sticker: '4911',
};

/** Duty in hundredths of a per cent of the goods' value, from a day on, for codes that begin like this. */
interface DutyRate {
  area: CustomsArea;
  code: string;
  bp: number;
  from: string;
  source: string;
}

function rates(area: CustomsArea, from: string, source: string, byCode: Record<string, number>): DutyRate[] {
  return Object.entries(byCode).map(([code, bp]) => ({ area, code, bp, from, source }));
}

const TARIC = 'EU Common Customs Tariff, third-country duty (TARIC)';
const UK_TARIFF = 'UK Global Tariff, third-country duty';
const HTS = 'Harmonized Tariff Schedule of the United States, column 1 general';

/**
 * The rates that count. They are estimates, to be checked against the source that each names (ADR 0110). A change is a further
 * row with its day; old rows stay.
 */
export const DUTY_RATES: readonly DutyRate[] = [
  ...rates('EU', '2021-01-01', TARIC, { 6109: 1200, 6110: 1200, 6201: 1200, 6505: 270 }),
  ...rates('EU', '2021-01-01', TARIC, { 4202: 270, 7323: 320, 9617: 670, 4911: 0 }),
  ...rates('UK', '2021-01-01', UK_TARIFF, { 6109: 1200, 6110: 1200, 6201: 1200, 6505: 200 }),
  ...rates('UK', '2021-01-01', UK_TARIFF, { 4202: 200, 7323: 200, 9617: 600, 4911: 0 }),
  ...rates('US', '2021-01-01', HTS, { 6109: 1650, 6110: 1650, 6201: 2770, 6505: 750 }),
  ...rates('US', '2021-01-01', HTS, { 4202: 630, 7323: 270, 9617: 690, 4911: 0 }),
];

/** Parcels worth no more than `upTo` pay this much per item instead of the rates, from a day on; null: the rates. */
interface SmallParcelRule {
  area: CustomsArea;
  from: string;
  currency: Currency;
  upTo: Minor;
  perItem: Minor | null;
  source: string;
}

export const SMALL_PARCELS: readonly SmallParcelRule[] = [
  {
    area: 'EU',
    from: '2010-01-01',
    currency: 'EUR',
    upTo: 15_000,
    perItem: 0,
    source: 'Regulation (EC) 1186/2009, article 23',
  },
  {
    area: 'EU',
    from: '2026-07-01',
    currency: 'EUR',
    upTo: 15_000,
    perItem: 300,
    source: 'Council of the EU: customs duty of €3 on items of small parcels from 1 July 2026',
  },
  {
    area: 'UK',
    from: '2021-01-01',
    currency: 'GBP',
    upTo: 13_500,
    perItem: 0,
    source: 'HMRC: relief for consignments of up to £135',
  },
  {
    area: 'US',
    from: '2016-03-10',
    currency: 'USD',
    upTo: 80_000,
    perItem: 0,
    source: '19 U.S.C. 1321 (section 321)',
  },
  {
    area: 'US',
    from: '2025-08-29',
    currency: 'USD',
    upTo: 0,
    perItem: null,
    source: 'Executive order of 30 July 2025: section 321 suspended',
  },
];

/** Areas between which goods that were made in either cross free of duty. */
export const FREE_BETWEEN: readonly { areas: readonly [CustomsArea, CustomsArea]; from: string }[] = [
  // EU–UK Trade and Cooperation Agreement, article 21.
  { areas: ['EU', 'UK'], from: '2021-01-01' },
];
