import type { fulfillerBlanks, fulfillers } from '@/lib/db/schema/fulfillers';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { BLANK_CATALOGUE, type CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { CUSTOMS_CODES } from '@/lib/modules/fulfilment/rules/routing/duty-rates';
import { daysBefore } from './moments';

/** The fulfiller of each region's seeded orders. */
export const FULFILLER_OF: Record<Region, string> = {
  UK: 'ful_northlight',
  EU: 'ful_delta_threads',
  US: 'ful_great_plains',
};

type FulfillerRow = typeof fulfillers.$inferInsert;
type Facts = Pick<
  FulfillerRow,
  | 'id'
  | 'name'
  | 'regions'
  | 'status'
  | 'originCountry'
  | 'timeZone'
  | 'promisedDays'
  | 'acceptDays'
  | 'printDays'
  | 'shipDays'
>;

/** Its working days to take an order on, to print it, and to hand it over. */
const promised = (acceptDays: number, printDays: number, shipDays: number) => ({
  promisedDays: acceptDays + printDays + shipDays,
  acceptDays,
  printDays,
  shipDays,
});

const NORTHLIGHT: Facts = {
  id: 'ful_northlight',
  name: 'Northlight Print',
  regions: ['UK', 'EU'],
  status: 'open',
  originCountry: 'GB',
  timeZone: 'Europe/London',
  ...promised(1, 1, 1),
};
const DELTA: Facts = {
  id: 'ful_delta_threads',
  name: 'Delta Threads',
  regions: ['EU'],
  status: 'open',
  originCountry: 'NL',
  timeZone: 'Europe/Amsterdam',
  ...promised(1, 1, 1),
};
const GREAT_PLAINS: Facts = {
  id: 'ful_great_plains',
  name: 'Great Plains Print',
  regions: ['US'],
  status: 'open',
  originCountry: 'US',
  timeZone: 'America/New_York',
  ...promised(1, 2, 1),
};
const QUIET_LOOM: Facts = {
  id: 'ful_quiet_loom',
  name: 'Quiet Loom',
  regions: ['UK'],
  status: 'closed',
  originCountry: 'GB',
  timeZone: 'Europe/London',
  ...promised(1, 3, 1),
};

/** Each with its facts, and how many days ago it was registered. */
const FULFILLERS: readonly [Facts, number][] = [
  [NORTHLIGHT, 290],
  [DELTA, 270],
  [GREAT_PLAINS, 240],
  [QUIET_LOOM, 230],
];

export function fulfillerRows(at: Date): FulfillerRow[] {
  return FULFILLERS.map(([facts, days]) => ({ ...facts, createdAt: daysBefore(at, days) }));
}

/** A fulfiller's frame is a little larger than the catalogue's print area. */
const MARGIN_MM = 20;

function blankRow(fulfillerId: string, blank: CatalogueBlank): typeof fulfillerBlanks.$inferInsert {
  const [front, back] = [printArea(blank.family, 'front'), printArea(blank.family, 'back')];
  const price = (currency: Currency) => ({
    blank: blank.blankPrice[currency],
    print: blank.printPrice[currency],
  });
  return {
    fulfillerId,
    blankId: blank.id,
    frontWidthMm: Math.ceil(front.widthMm) + MARGIN_MM,
    frontHeightMm: Math.ceil(front.heightMm) + MARGIN_MM,
    backWidthMm: Math.ceil(back.widthMm) + MARGIN_MM,
    backHeightMm: Math.ceil(back.heightMm) + MARGIN_MM,
    prices: { GBP: price('GBP'), EUR: price('EUR'), USD: price('USD') },
    customsCode: CUSTOMS_CODES[blank.family],
  };
}

/** All fulfillers print all the demo sells, at the platform's list prices. */
export function fulfillerBlankRows(): (typeof fulfillerBlanks.$inferInsert)[] {
  return FULFILLERS.flatMap(([{ id }]) => BLANK_CATALOGUE.map((blank) => blankRow(id, blank)));
}
