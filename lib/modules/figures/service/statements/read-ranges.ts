import { sql, type SQL } from 'drizzle-orm';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import type { DayRange } from '@/lib/modules/figures/rules/period';
import { inScope, type FigureScope } from './parts';

/** Whose figures; the days are given by region. */
export type RangeScope = Pick<FigureScope, 'tenantId' | 'eventId' | 'type'>;

/** Days of the stores of a region. Its stores sell in one currency. */
export interface RegionRange extends DayRange {
  region: Region;
}

/** The sums of some orders and of the money that moved. Amounts in minor units. */
export interface Sums {
  /** Accepted: paid or free, not cancelled. D38-2. */
  orders: number;
  claims: number;
  /** Charged less what went back. D38-1. */
  revenue: Minor;
  payments: number;
  charged: Minor;
  /** `revenue` without tax. */
  net: Minor;
  /** Production with shipping, and the platform's fee, of orders that shoppers pay for. */
  cost: Minor;
  fee: Minor;
  /** What gifts and bulk orders cost. */
  given: Minor;
  /** What the platform has collected, without tax, less what it has given back. D38-3. */
  platform: Minor;
}

export const NO_SUMS: Sums = {
  orders: 0,
  claims: 0,
  revenue: 0,
  payments: 0,
  charged: 0,
  net: 0,
  cost: 0,
  fee: 0,
  given: 0,
  platform: 0,
};

export const addSums = (one: Sums, other: Sums): Sums => ({
  orders: one.orders + other.orders,
  claims: one.claims + other.claims,
  revenue: one.revenue + other.revenue,
  payments: one.payments + other.payments,
  charged: one.charged + other.charged,
  net: one.net + other.net,
  cost: one.cost + other.cost,
  fee: one.fee + other.fee,
  given: one.given + other.given,
  platform: one.platform + other.platform,
});

/** The ranges as a table `r`, and the rows `f` that lie in one: the second condition is what an index can answer. */
function within(ranges: readonly RegionRange[], day: SQL): { table: SQL; condition: SQL } {
  const rows = ranges.map(({ region, from, to }) => sql`(${region}::text, ${from}::date, ${to}::date)`);
  const first = ranges.reduce((low, { from }) => (from < low ? from : low), '9999-12-31');
  const last = ranges.reduce((high, { to }) => (to > high ? to : high), '0001-01-01');
  return {
    table: sql`(values ${sql.join(rows, sql`, `)}) r(region, "from", "to")`,
    condition: sql`f.region = r.region and ${day} between r."from" and r."to"
      and ${day} between ${first}::date and ${last}::date`,
  };
}

export interface DaySums extends Sums {
  currency: Currency;
  day: string;
}

/** The sums of each day and currency on which there is anything. D38-1, D38-2, D38-5. */
export async function readDaySums(
  tx: Transaction,
  scope: RangeScope,
  ranges: readonly RegionRange[],
): Promise<DaySums[]> {
  const { table, condition } = within(ranges, sql`f.day`);
  const { rows } = await tx.execute<{ currency: Currency; day: string } & Record<keyof Sums, string>>(sql`
    select f.currency, f.day::text as day, sum(f.orders) as orders, sum(f.claims) as claims, sum(f.minor) as revenue,
      sum(f.payments) as payments, sum(f.charged) as charged, sum(f.net) as net, sum(f.cost) as cost, sum(f.fee) as fee,
      sum(f.given) as given, sum(f.platform) as platform
    from order_figures f, ${table} where ${inScope(scope)} and ${condition}
    group by f.currency, f.day order by f.currency, f.day`);
  return rows.map(({ currency, day, ...sums }) => ({
    currency,
    day,
    orders: Number(sums.orders),
    claims: Number(sums.claims),
    revenue: Number(sums.revenue),
    payments: Number(sums.payments),
    charged: Number(sums.charged),
    net: Number(sums.net),
    cost: Number(sums.cost),
    fee: Number(sums.fee),
    given: Number(sums.given),
    platform: Number(sums.platform),
  }));
}

type Part = 'product' | 'country' | 'source';

interface Sold {
  orders: number;
  units: number;
  minor: Minor;
}

export interface PartSums extends Sold {
  currency: Currency;
  part: Part;
  /** A product's id, a country's ISO code, a source. */
  key: string;
  /** A product's name as it was last sold. */
  label: string;
  /** Of all of this part and currency, those beyond the limit too. */
  all: Sold;
}

interface PartRow extends Record<string, unknown> {
  currency: Currency;
  part: Part;
  key: string;
  label: string;
}

/** What was sold, to where and from which sources: of each the first `limit` per currency, those with the most money first. */
export async function readPartSums(
  tx: Transaction,
  scope: RangeScope,
  ranges: readonly RegionRange[],
  limit: number,
): Promise<PartSums[]> {
  const { table, condition } = within(ranges, sql`f.day`);
  const { rows } = await tx.execute<PartRow>(sql`
    with named as (
        select f.currency, f.part, f.key, f.label, max(f.day) as last, sum(f.orders) as orders, sum(f.units) as units,
          sum(f.minor) as minor
        from order_parts f, ${table} where ${inScope(scope)} and ${condition} group by 1, 2, 3, 4),
      summed as (
        select currency, part, key, (array_agg(label order by last desc, label))[1] as label, sum(orders) as orders,
          sum(units) as units, sum(minor) as minor
        from named group by 1, 2, 3 having sum(orders) <> 0 or sum(units) <> 0 or sum(minor) <> 0)
    select currency, part, key, label, orders, units, minor, all_orders, all_units, all_minor from (
      select *, row_number() over (partition by currency, part order by minor desc, units desc, orders desc, key) as place,
        sum(orders) over each as all_orders, sum(units) over each as all_units, sum(minor) over each as all_minor
      from summed window each as (partition by currency, part)) placed
    where place <= ${limit} order by currency, part, place`);
  return rows.map(({ currency, part, key, label, ...sums }) => ({
    currency,
    part,
    key,
    label,
    orders: Number(sums['orders']),
    units: Number(sums['units']),
    minor: Number(sums['minor']),
    all: {
      orders: Number(sums['all_orders']),
      units: Number(sums['all_units']),
      minor: Number(sums['all_minor']),
    },
  }));
}

export interface RegionStage {
  currency: Currency;
  status: string;
  held: boolean;
  orders: number;
}

/** Where the orders are: all that are under way now, and those that ended on one of the days. */
export async function readRangeStages(
  tx: Transaction,
  scope: RangeScope,
  ranges: readonly RegionRange[],
): Promise<RegionStage[]> {
  const { table } = within(ranges, sql`f.ended_on`);
  const { rows } = await tx.execute<{ region: Region; status: string; held: boolean; orders: string }>(sql`
    select f.region, f.status, f.held, sum(f.orders) as orders from order_stages f, ${table}
    where ${inScope(scope)} and f.region = r.region
      and (f.ended_on = 'infinity' or f.ended_on between r."from" and r."to")
    group by 1, 2, 3 having sum(f.orders) <> 0`);
  return rows.map(({ region, status, held, orders }) => ({
    currency: REGION_FACTS[region].currency,
    status,
    held,
    orders: Number(orders),
  }));
}

/** How many gifts were ever claimed. */
export async function countClaims(tx: Transaction, scope: RangeScope): Promise<number> {
  const { rows } = await tx.execute<{ claims: string | null }>(
    sql`select sum(f.claims) as claims from order_figures f where ${inScope(scope)}`,
  );
  return Number(rows[0]?.claims ?? 0);
}
