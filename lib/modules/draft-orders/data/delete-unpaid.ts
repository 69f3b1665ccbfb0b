import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

const UNPAID = sql`not exists (select from draft_order_payments b
  join orders o on o.tenant_id = b.tenant_id and o.id = b.order_id and o.paid_at is not null
  where b.tenant_id = d.tenant_id and b.draft_id = d.id)`;

/** Deletes the drafts of an event that nobody paid, once the event can't be restored any more. */
export async function deleteOfEvent(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  await tx.execute(sql`delete from draft_orders d
    where d.tenant_id = ${tenantId} and d.event_id = ${eventId} and ${UNPAID}`);
}

/**
 * Deletes up to `limit` of a tenant's drafts that nobody paid and that were of no use since `before`: withdrawn, expired or last
 * changed until then. Returns how many. D46-5.
 */
export async function deleteForgotten(
  tx: Transaction,
  { tenantId, before, limit }: { tenantId: string; before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`delete from draft_orders x where (x.tenant_id, x.id) in (
    select d.tenant_id, d.id from draft_orders d where d.tenant_id = ${tenantId}
      and greatest(d.updated_at, d.expires_at) < ${before.toISOString()}::timestamptz and ${UNPAID}
    order by d.id limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}
