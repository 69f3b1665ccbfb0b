import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { inScope, isWithin, type FigureScope } from './parts';

/** Orders of a status, held or not. */
export interface StatusCount {
  status: string;
  held: boolean;
  orders: number;
}

/**
 * Where the orders are now: every order that is under way, whatever its age, and those that ended, shipped or cancelled,
 * in the last `days` days, or ever with null.
 */
export async function readStages(
  tx: Transaction,
  scope: FigureScope,
  days: number | null,
): Promise<StatusCount[]> {
  const { rows } = await tx.execute<{ status: string; held: boolean; orders: string }>(sql`
    select f.status, f.held, sum(f.orders) as orders from order_stages f
    where ${inScope(scope)} and ${isWithin(scope, sql`f.ended_on`, days)}
    group by f.status, f.held having sum(f.orders) <> 0`);
  return rows.map(({ status, held, orders }) => ({ status, held, orders: Number(orders) }));
}

/** Which orders are counted; null for any. */
interface CountedOrders {
  tenantId: string | null;
  eventSlug: string | null;
  statuses: readonly string[] | null;
  /** Also held orders, whatever their status. */
  held?: true;
}

/** The condition on the sums `f` for these orders. */
function isCounted({ tenantId, eventSlug, statuses, held }: CountedOrders): SQL {
  const all: SQL[] = [sql`true`];
  if (tenantId !== null) all.push(sql`f.tenant_id = ${tenantId}`);
  if (eventSlug !== null)
    all.push(
      sql`(f.tenant_id, f.event_id) in (select e.tenant_id, e.id from events e where e.slug = ${eventSlug})`,
    );
  const among = sql`f.status = any(${sql.param([...(statuses ?? [])])}::text[])`;
  if (statuses !== null) all.push(held ? sql`(${among} or f.held)` : among);
  return sql.join(all, sql` and `);
}

/** How many orders have a fulfilment status, or one of these. */
export async function countByStatus(tx: Transaction, wanted: CountedOrders): Promise<number> {
  const { rows } = await tx.execute<{ orders: string | null }>(
    sql`select sum(f.orders) as orders from order_stages f where ${isCounted(wanted)}`,
  );
  return Number(rows[0]?.orders ?? 0);
}

/** The same by status; one that no order has is left out. */
export async function countEachStatus(
  tx: Transaction,
  wanted: CountedOrders,
): Promise<{ status: string; orders: number }[]> {
  const { rows } = await tx.execute<{ status: string; orders: string }>(sql`
    select f.status, sum(f.orders) as orders from order_stages f
    where ${isCounted(wanted)} group by f.status having sum(f.orders) > 0`);
  return rows.map(({ status, orders }) => ({ status, orders: Number(orders) }));
}
