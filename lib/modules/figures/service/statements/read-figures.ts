import { sql } from 'drizzle-orm';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { inScope, isWithin, type FigureScope } from './parts';

/** What came in, in one currency; `totalMinor` may be negative where more went back than came in. */
export interface Revenue {
  currency: Currency;
  totalMinor: Minor;
  orders: number;
}

/**
 * Revenue and orders per currency, of the last `days` calendar days: currencies are never added up. A currency in which
 * no money has moved is left out. D38-1, D38-2, D38-5.
 */
export async function readRevenue(tx: Transaction, scope: FigureScope, days: number): Promise<Revenue[]> {
  const { rows } = await tx.execute<{ currency: Currency; total: string; orders: string }>(sql`
    select f.currency, sum(f.minor) as total, sum(f.orders) as orders from order_figures f
    where ${inScope(scope)} and ${isWithin(scope, sql`f.day`, days)}
    group by f.currency having sum(f.movements) > 0 order by f.currency`);
  return rows.map(({ currency, total, orders }) => ({
    currency,
    totalMinor: Number(total),
    orders: Number(orders),
  }));
}

/** An event's figures, of all time and of the last days; an event sells in one currency. */
export interface EventFigures {
  orders: number;
  ordersLately: number;
  revenueMinor: Minor;
  revenueLatelyMinor: Minor;
}

/** Orders and revenue of a scope of one currency, of all time and of the last `days` calendar days. D38-1, D38-2. */
export async function readEventFigures(
  tx: Transaction,
  scope: FigureScope & { eventId: string },
  days: number,
): Promise<EventFigures> {
  const lately = isWithin(scope, sql`f.day`, days);
  const { rows } = await tx.execute<{ [Name in keyof EventFigures]: string | null }>(sql`
    select sum(f.orders) as orders, sum(f.orders) filter (where ${lately}) as "ordersLately",
      sum(f.minor) as "revenueMinor", sum(f.minor) filter (where ${lately}) as "revenueLatelyMinor"
    from order_figures f where ${inScope(scope)}`);
  const [row] = rows;
  return {
    orders: Number(row?.orders ?? 0),
    ordersLately: Number(row?.ordersLately ?? 0),
    revenueMinor: Number(row?.revenueMinor ?? 0),
    revenueLatelyMinor: Number(row?.revenueLatelyMinor ?? 0),
  };
}

/**
 * The orders of each of the last `days` calendar days, the oldest first; an order is on its own store's day. D38-6.
 * Where stores of several zones are counted together, the last day is that of the zone which is furthest ahead.
 */
export async function readDays(
  tx: Transaction,
  scope: FigureScope,
  { days, timeZone }: { days: number; timeZone: string },
): Promise<{ day: string; orders: number }[]> {
  const { rows } = await tx.execute<{ day: string; orders: string }>(sql`
    with accepted as materialized (
        select f.day, sum(f.orders) as orders from order_figures f
        where ${inScope(scope)} and ${isWithin(scope, sql`f.day`, days)} group by f.day having sum(f.orders) <> 0),
      last as (select greatest((${scope.at.toISOString()}::timestamptz at time zone ${timeZone})::date,
        (select max(day) from accepted)) as day)
    select to_char(last.day - back, 'YYYY-MM-DD') as day,
      (select coalesce(sum(accepted.orders), 0) from accepted
        where greatest(accepted.day, last.day - ${days - 1}::integer) = last.day - back) as orders
    from last, generate_series(0, ${days - 1}::integer) back order by 1`);
  return rows.map(({ day, orders }) => ({ day, orders: Number(orders) }));
}
