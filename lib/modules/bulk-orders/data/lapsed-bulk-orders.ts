import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** A Bulk order that has waited too long. */
export interface LapsedBulkOrder extends Record<string, unknown> {
  id: string;
  /** What the clock did to it has failed before. */
  failedBefore: boolean;
}

/**
 * The Bulk order of a client with the order that has waited longest since before `began`, its own row locked; without those
 * another worker is at. D37-7.
 */
export async function takeLapsedBulk(
  tx: Transaction,
  tenantId: string,
  { began, at }: { began: Date; at: Date },
): Promise<LapsedBulkOrder | undefined> {
  const { rows } = await tx.execute<LapsedBulkOrder>(sql`
    select b.id, w.again_at is not null as "failedBefore" from order_waits w
      join orders o on o.tenant_id = w.tenant_id and o.id = w.order_id
      join bulk_orders b on b.tenant_id = o.tenant_id and b.id = o.bulk_order_id
    where w.tenant_id = ${tenantId} and w.began_at <= ${began.toISOString()}::timestamptz
      and (w.again_at is null or w.again_at <= ${at.toISOString()}::timestamptz)
    order by w.began_at, w.order_id limit 1 for update of b skip locked`);
  return rows[0];
}

/** Has the clock look at a Bulk order again no sooner than then. */
export async function putOffBulk(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  again: Date,
): Promise<void> {
  await tx.execute(sql`update order_waits w set again_at = ${again.toISOString()}::timestamptz from orders o
    where w.tenant_id = ${tenantId} and o.tenant_id = w.tenant_id and o.id = w.order_id and o.bulk_order_id = ${id}`);
}
