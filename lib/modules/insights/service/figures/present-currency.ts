import { scaleHalfUp, toWire, type Currency } from '@/lib/kernel/money';
import {
  beside,
  pointOf,
  pointsOf,
  unitOf,
  type DayRange,
  type PointUnit,
} from '@/lib/modules/figures/rules/period';
import {
  addSums,
  NO_SUMS,
  type DaySums,
  type PartSums,
  type RegionStage,
  type Sums,
} from '@/lib/modules/figures/service/statements/read-ranges';
import type { CurrencyFigures, DashboardTotals } from '@/lib/modules/insights/contract/dashboard-figures';
import { byStage } from '@/lib/modules/insights/service/by-stage';
import { OTHER_SOURCES, sourceParts } from '@/lib/modules/orders/rules/visit-source';

/** Everything that was read of one currency. */
export interface ReadCurrency {
  currency: Currency;
  range: DayRange;
  compared: DayRange | null;
  /** Null: by the length of the period. */
  unit: PointUnit | null;
  days: readonly DaySums[];
  daysBefore: readonly DaySums[];
  parts: readonly PartSums[];
  stages: readonly RegionStage[];
  /** Whether the reader may know what orders cost. D3, D50. */
  costs: boolean;
}

function totalsOf(sums: Sums, costs: boolean): DashboardTotals {
  const { revenue, orders, claims, payments, charged, net, cost, fee, given } = sums;
  return {
    revenue: toWire(revenue),
    orders,
    claims,
    payments,
    charged: toWire(charged),
    average: payments > 0 ? toWire(scaleHalfUp(charged, 1, payments)) : null,
    margin: costs
      ? {
          net: toWire(net),
          cost: toWire(cost),
          fee: toWire(fee),
          margin: toWire(net - cost - fee),
          given: toWire(given),
        }
      : null,
  };
}

const sumOf = (days: readonly Sums[]): Sums => days.reduce(addSums, NO_SUMS);

/** The sums of each point of a chart. */
export function byPoint(days: readonly DaySums[], pointFor: (day: string) => string): Map<string, Sums> {
  const points = new Map<string, Sums>();
  for (const day of days) {
    const key = pointFor(day.day);
    points.set(key, addSums(points.get(key) ?? NO_SUMS, day));
  }
  return points;
}

function seriesOf(read: ReadCurrency, unit: PointUnit): CurrencyFigures['series'] {
  const { range, compared, days, daysBefore, costs } = read;
  const now = byPoint(days, (day) => pointOf(day, unit));
  const before = compared && byPoint(daysBefore, (day) => pointOf(beside(day, compared, range), unit));
  return pointsOf(range, unit).map((key) => ({
    key,
    ...totalsOf(now.get(key) ?? NO_SUMS, costs),
    before: before && totalsOf(before.get(key) ?? NO_SUMS, costs),
  }));
}

type Sold = Pick<PartSums, 'orders' | 'units' | 'minor'>;
const NOTHING: Sold = { orders: 0, units: 0, minor: 0 };

const less = (one: Sold, other: Sold): Sold => ({
  orders: one.orders - other.orders,
  units: one.units - other.units,
  minor: one.minor - other.minor,
});
const add = (one: Sold, other: Sold): Sold => ({
  orders: one.orders + other.orders,
  units: one.units + other.units,
  minor: one.minor + other.minor,
});
const isSomething = ({ orders, units, minor }: Sold): boolean => orders !== 0 || units !== 0 || minor !== 0;
const soldOf = ({ orders, units, minor }: Sold) => ({ orders, units, revenue: toWire(minor) });

/** Those of a part, and what is left of all of it. */
function listed(
  parts: readonly PartSums[],
  part: PartSums['part'],
): { rows: PartSums[]; all: Sold; rest: Sold } {
  const rows = parts.filter((one) => one.part === part);
  const all = rows[0]?.all ?? NOTHING;
  return { rows, all, rest: less(all, rows.reduce<Sold>(add, NOTHING)) };
}

function countriesOf({ rows, rest }: ReturnType<typeof listed>): CurrencyFigures['countries'] {
  const named = rows.map((row) => ({ country: row.key, ...soldOf(row) }));
  return isSomething(rest) ? [...named, { country: null, ...soldOf(rest) }] : named;
}

/** What came without a source is what all countries have and no source has. */
function sourcesOf({ rows, all, rest }: ReturnType<typeof listed>, total: Sold): CurrencyFigures['sources'] {
  const other = rows.find(({ key }) => key === OTHER_SOURCES);
  const others = add(other ?? NOTHING, rest);
  const direct = less(total, all);
  const tagged: (Sold & { key: string | null })[] = [
    ...rows.filter((row) => row !== other),
    ...(isSomething(others) ? [{ key: OTHER_SOURCES, ...others }] : []),
    ...(isSomething(direct) ? [{ key: null, ...direct }] : []),
  ];
  return tagged.map(({ key, ...sold }) => ({ key, ...sourceParts(key ?? ''), ...soldOf(sold) }));
}

/** The figures of one currency as they are answered. S2.2-85, S2.2-86. */
export function presentCurrency(read: ReadCurrency): CurrencyFigures {
  const { currency, range, compared, days, daysBefore, parts, stages, costs } = read;
  const unit = read.unit ?? unitOf(range);
  const countries = listed(parts, 'country');
  return {
    currency,
    ...range,
    compared,
    unit,
    totals: totalsOf(sumOf(days), costs),
    before: compared && totalsOf(sumOf(daysBefore), costs),
    series: seriesOf(read, unit),
    by_stage: byStage(stages),
    by_status: stages.map(({ status, held, orders }) => ({ status, held, orders })),
    products: listed(parts, 'product').rows.map(({ key, label, units, minor }) => ({
      id: key,
      name: label,
      units,
      sales: toWire(minor),
    })),
    countries: countriesOf(countries),
    sources: sourcesOf(listed(parts, 'source'), countries.all),
  };
}
