import type { Currency, Minor } from '@/lib/kernel/money';
import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';

/** What a single top-up may be, in minor units: below it the provider's fee is much of it, above it banks refuse. D37-1. */
export const TOP_UP_LEAST: Minor = 10_00;
export const TOP_UP_MOST: Minor = 50_000_00;

const REGION_OF = new Map<Currency, Region>(
  REGIONS.map((region) => [REGION_FACTS[region].currency, region] as const),
);

/** The region whose platform account is paid in this currency. D36. */
export function regionPaidIn(currency: Currency): Region {
  const region = REGION_OF.get(currency);
  if (!region) throw new RangeError(`no region is paid in ${currency}`);
  return region;
}

const MINUTE_MS = 60_000;
/** Minutes after it was begun; the browser and the provider's event may both be lost. */
const LOOKS_MINUTES = [2, 10, 60, 360, 1440];
const LATER_MINUTES = 60;

/** After so long one that nobody has paid is given up. */
export const TOP_UP_LIFE_MS = 1440 * MINUTE_MS;

/** When a top-up that was begun at `madeAt` is looked at after `at`; hourly while the provider still works on it. */
export function nextTopUpLook(madeAt: Date, at: Date): Date {
  const looks = LOOKS_MINUTES.map((minutes) => new Date(madeAt.getTime() + minutes * MINUTE_MS));
  return looks.find((look) => look > at) ?? new Date(at.getTime() + LATER_MINUTES * MINUTE_MS);
}

/** Under what the account tells that a charge goes back to its card: the provider's own id of that is known only later. D36-17. */
export const returnId = (topUpId: string): string => `return:${topUpId}`;
