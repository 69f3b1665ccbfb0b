import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { lateNotices } from '@/lib/db/schema/fulfilment';
import { fulfillers } from '@/lib/db/schema/fulfillers';
import type { Transaction } from '@/lib/db/transaction';
import { IS_LATE } from '@/lib/modules/orders/service/statements/late-orders';

/** The printers that have late orders and of which staff are not told on a day yet. Needs staff. S2.2-174. */
export async function findUnnoted(tx: Transaction, day: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from fulfillers f
    where exists (select from order_clocks k where k.fulfiller_id = f.id and ${IS_LATE})
      and not exists (select from late_notices n where n.day = ${day}::date and n.fulfiller_id = f.id)
    order by f.id`);
  return rows.map(({ id }) => id);
}

/** Counts a printer's late orders for a day's mail; false where that was done before, or none is late. Needs staff. S2.2-174. */
export async function noteLate(tx: Transaction, day: string, fulfillerId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into late_notices (day, fulfiller_id, orders)
    select ${day}::date, ${fulfillerId}, count(distinct (k.tenant_id, k.order_id)) from order_clocks k where k.fulfiller_id = ${fulfillerId} and ${IS_LATE}
    having count(*) > 0
    on conflict do nothing returning day`);
  return rows.length === 1;
}

/** Marks what staff are not told of yet on a day as told, and answers whose it is. Two workers never get the same. S2.2-174. */
export async function takeUntold(tx: Transaction, day: string, at: Date): Promise<string[]> {
  const { fulfillerId, toldAt } = lateNotices;
  const rows = await tx
    .update(lateNotices)
    .set({ toldAt: at })
    .where(and(eq(lateNotices.day, day), isNull(toldAt)))
    .returning({ id: fulfillerId });
  return rows.map(({ id }) => id);
}

/** What was counted on a day of these printers, by name. S2.2-174. */
export async function readNotices(tx: Transaction, day: string, ids: readonly string[]) {
  const { fulfillerId, orders } = lateNotices;
  return tx
    .select({ id: fulfillerId, name: fulfillers.name, orders })
    .from(lateNotices)
    .innerJoin(fulfillers, eq(fulfillers.id, fulfillerId))
    .where(and(eq(lateNotices.day, day), inArray(fulfillerId, [...ids])));
}

/** The late orders of these printers together; one with which several of them are late counts once. Needs staff. S5-70. */
export async function countLate(tx: Transaction, ids: readonly string[]): Promise<number> {
  const { rows } = await tx.execute<{ orders: number }>(sql`
    select count(distinct (k.tenant_id, k.order_id))::integer as orders from order_clocks k
    where k.fulfiller_id = any(${sql.param([...ids])}::text[]) and ${IS_LATE}`);
  return rows[0]?.orders ?? 0;
}

/** Forgets days before this one. */
export async function dropNoticesBefore(tx: Transaction, day: string): Promise<void> {
  await tx.delete(lateNotices).where(lt(lateNotices.day, day));
}

interface LatePrinter extends Record<string, unknown> {
  id: string;
  name: string;
  orders: number;
  /** By how many of its working days the latest of them is late. */
  days: number;
}

/** The printers with late orders, the worst first, and the orders of all. Needs staff. S2.2-175. */
export async function listLatePrinters(tx: Transaction, limit: number) {
  const { rows } = await tx.execute<LatePrinter & { all: number; printers: number }>(sql`
    select f.id, f.name, l.orders, l.days, (count(*) over ())::integer as printers,
      (select count(distinct (k.tenant_id, k.order_id))::integer from order_clocks k where ${IS_LATE}) as "all"
    from (select k.fulfiller_id, count(distinct (k.tenant_id, k.order_id))::integer as orders, max(k.late_days) as days from order_clocks k where ${IS_LATE}
      group by k.fulfiller_id) l
    join fulfillers f on f.id = l.fulfiller_id
    order by l.orders desc, f.name, f.id limit ${limit}`);
  return { printers: rows, orders: rows[0]?.all ?? 0, count: rows[0]?.printers ?? 0 };
}
