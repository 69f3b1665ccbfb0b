import { scaleHalfUp, type Minor } from '@/lib/kernel/money';
import { COUNTRY_GROUPS } from '@/lib/address/country-groups';
import { CUSTOMS_CODES, DUTY_RATES, FREE_BETWEEN, SMALL_PARCELS, type CustomsArea } from './duty-rates';
import type { AskedLine, AskedOrder, FulfillerFacts } from './types';

const EU: readonly string[] = COUNTRY_GROUPS.europeanUnion;

/** The customs area of a country, or null where we know no rates. D32-24. */
export function customsArea(country: string): CustomsArea | null {
  if (country === 'GB' || country === 'IM') return 'UK';
  if (country === 'US' || country === 'PR') return 'US';
  return EU.includes(country) || country === 'MC' ? 'EU' : null;
}

/** The newest of what counts on a day. */
function newest<T extends { from: string }>(all: readonly T[], day: string): T | undefined {
  return all.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
}

/** The rate of a customs code on a day: that of the longest code it begins with; null where there is none. D32-24. */
export function dutyRate(area: CustomsArea, code: string, day: string): number | null {
  const fitting = DUTY_RATES.filter((rate) => rate.area === area && code.startsWith(rate.code));
  const longest = Math.max(0, ...fitting.map((rate) => rate.code.length));
  const found = newest(
    fitting.filter((rate) => rate.code.length === longest),
    day,
  );
  return found?.bp ?? null;
}

/** Whether goods made in `madeIn` cross free of duty between two areas. */
function crossesFree(madeIn: string | null, from: CustomsArea | null, to: CustomsArea, day: string): boolean {
  const made = madeIn === null ? null : customsArea(madeIn);
  return FREE_BETWEEN.some(
    ({ areas, from: since }) =>
      since <= day &&
      made !== null &&
      areas.includes(made) &&
      areas.includes(to) &&
      from !== null &&
      areas.includes(from),
  );
}

function lineDuty(line: AskedLine, facts: FulfillerFacts, area: CustomsArea): Minor | null {
  const blank = facts.blanks.find(({ blankId }) => blankId === line.blankId);
  const from = customsArea(facts.originCountry ?? '');
  if (crossesFree(blank?.madeIn ?? null, from, area, facts.today)) return 0;
  const bp = dutyRate(area, blank?.customsCode ?? CUSTOMS_CODES[line.family], facts.today);
  return bp === null ? null : scaleHalfUp(line.unitValue * line.pieces, bp, 10_000);
}

/**
 * The customs duty of an order sent by a fulfiller, in the order's currency: 0 where it crosses no border, null where no rate
 * is known. A small parcel pays its area's amount per item where it has one. D32-24.
 */
export function dutyOf(order: AskedOrder, facts: FulfillerFacts): Minor | null {
  const origin = facts.originCountry;
  const area = customsArea(order.country);
  if (origin === null || origin === order.country || (area !== null && customsArea(origin) === area))
    return 0;
  if (area === null) return null;
  const value = order.lines.reduce((sum, line) => sum + line.unitValue * line.pieces, 0);
  const items = order.lines.reduce((sum, line) => sum + line.pieces, 0);
  const small = newest(
    SMALL_PARCELS.filter((rule) => rule.area === area),
    facts.today,
  );
  const isSmall = small?.currency === order.currency && value <= small.upTo;
  if (small && isSmall && small.perItem !== null) return small.perItem * items;
  const duties = order.lines.map((line) => lineDuty(line, facts, area));
  return duties.reduce<Minor | null>((sum, duty) => (sum === null || duty === null ? null : sum + duty), 0);
}
