import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** An order that waits for room, or a Bulk order, which has the place of the first of its orders. */
export interface WaitingRow extends Record<string, unknown> {
  id: string;
  /** The Bulk order; null for a single order. */
  bulkOrderId: string | null;
  eventId: string;
  currency: string;
  /** Since when it waits, as Postgres writes it: exact, for the next page. */
  place: string;
}

/** What has no room left: no order of it is looked at any more. */
export interface NoRoom {
  currencies: readonly string[];
  events: readonly string[];
}

/**
 * The orders of a client that wait and are not held, oldest first, those after `after`, without those of what has no room. Of
 * a Bulk order, which goes on as a whole, there is one row: that of its first order. D37-6, ADR 0086.
 */
export async function listWaiting(
  tx: Transaction,
  tenantId: string,
  { after, full, limit }: { after: Pick<WaitingRow, 'id' | 'place'> | null; full: NoRoom; limit: number },
): Promise<WaitingRow[]> {
  const from = after ? sql`(w.began_at, w.order_id) > (${after.place}::timestamptz, ${after.id})` : sql`true`;
  const { rows } = await tx.execute<WaitingRow>(sql`
    select w.order_id as id, o.bulk_order_id as "bulkOrderId", w.event_id as "eventId", w.currency, w.began_at::text as place
    from order_waits w join orders o on o.tenant_id = w.tenant_id and o.id = w.order_id and o.hold_reason is null
    where w.tenant_id = ${tenantId} and ${from} and w.currency <> all(${sql.param([...full.currencies])}::text[])
      and w.event_id <> all(${sql.param([...full.events])}::text[])
      and (o.bulk_order_id is null or not exists (select from orders p
        join order_waits v on v.tenant_id = p.tenant_id and v.order_id = p.id
        where p.tenant_id = o.tenant_id and p.bulk_order_id = o.bulk_order_id
          and (v.began_at, v.order_id) < (w.began_at, w.order_id)))
    order by w.began_at, w.order_id limit ${limit}`);
  return rows;
}

/** Whether any order of a client waits for room. */
export async function hasWaiting(tx: Transaction, tenantId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ some: boolean }>(
    sql`select exists (select from order_waits
      where tenant_id = ${tenantId} and not for_approval) as some`,
  );
  return rows[0]?.some === true;
}

/**
 * The order of a client that has waited longest since before `began`, locked; without those another worker is at, and those
 * in dispute, for which nothing can be given back before it ends, and those of a Bulk order, which ends as a whole by its own
 * task. D32-7, D37-7.
 */
export async function takeLapsed(
  tx: Transaction,
  tenantId: string,
  { began, at }: { began: Date; at: Date },
): Promise<{ id: string } | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select w.order_id as id from order_waits w join orders o on o.tenant_id = w.tenant_id and o.id = w.order_id
    where w.tenant_id = ${tenantId} and w.began_at <= ${began.toISOString()}::timestamptz
      and (w.again_at is null or w.again_at <= ${at.toISOString()}::timestamptz)
      and o.kind <> 'bulk' and o.payment_status <> 'disputed' and o.hold_reason is distinct from 'disputed'
    order by w.began_at, w.order_id limit 1 for update of o skip locked`);
  return rows[0];
}

/** Has the clock look at an order again no sooner than then. */
export async function putOffWaiting(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  again: Date,
): Promise<void> {
  await tx.execute(sql`update order_waits set again_at = ${again.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and order_id = ${id}`);
}
