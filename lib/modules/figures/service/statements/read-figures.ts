import { sql } from 'drizzle-orm';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { acceptedOrders, moneyMovements, type FigureScope } from './parts';

/** What came in, in one currency; `totalMinor` may be negative where more went back than came in. */
export interface Revenue {
  currency: Currency;
  totalMinor: Minor;
  orders: number;
}

/**
 * Revenue and orders per currency, of the last `days` calendar days or, with null, of all time: currencies are never
 * added up. A currency in which no money has moved is left out. D38-1, D38-2, D38-5.
 */
export async function readRevenue(
  tx: Transaction,
  scope: FigureScope,
  days: number | null,
): Promise<Revenue[]> {
  const { rows } = await tx.execute<{ currency: Currency; total: string; orders: string }>(sql`
    with moved as (${moneyMovements(scope, days)}), accepted as (${acceptedOrders(scope, days)})
    select m.currency, sum(m.minor) as total,
      (select count(*) from accepted a where a.currency = m.currency) as orders
    from moved m group by m.currency order by m.currency`);
  return rows.map(({ currency, total, orders }) => ({
    currency,
    totalMinor: Number(total),
    orders: Number(orders),
  }));
}

/** How many orders count, of the last `days` calendar days or, with null, of all time. D38-2. */
export async function countOrders(tx: Transaction, scope: FigureScope, days: number | null): Promise<number> {
  const { rows } = await tx.execute<{ orders: string }>(
    sql`select count(*) as orders from (${acceptedOrders(scope, days)}) accepted`,
  );
  return Number(rows[0]?.orders ?? 0);
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
    with accepted as materialized (${acceptedOrders(scope, days)}),
      last as (select greatest((${scope.at.toISOString()}::timestamptz at time zone ${timeZone})::date,
        (select max(day) from accepted)) as day)
    select to_char(last.day - back, 'YYYY-MM-DD') as day,
      (select count(*) from accepted
        where greatest(accepted.day, last.day - ${days - 1}::integer) = last.day - back) as orders
    from last, generate_series(0, ${days - 1}::integer) back order by 1`);
  return rows.map(({ day, orders }) => ({ day, orders: Number(orders) }));
}
