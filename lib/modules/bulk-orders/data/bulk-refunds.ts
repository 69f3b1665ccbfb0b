import { and, asc, eq, sql } from 'drizzle-orm';
import { bulkRefunds } from '@/lib/db/schema/bulk-orders';
import type { Transaction } from '@/lib/db/transaction';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import type { OrderShare } from '@/lib/modules/bulk-orders/rules/money-back';

interface BulkKey {
  tenantId: string;
  bulkOrderId: string;
}
export type BulkRefund = typeof bulkRefunds.$inferSelect;

const isOne = ({ tenantId, id }: { tenantId: string; id: string }) =>
  and(eq(bulkRefunds.tenantId, tenantId), eq(bulkRefunds.id, id));

/** What has gone back of a Bulk order's payment, or is to go back: the oldest first. */
export async function listRefunds(
  tx: Transaction,
  { tenantId, bulkOrderId }: BulkKey,
): Promise<BulkRefund[]> {
  return tx
    .select()
    .from(bulkRefunds)
    .where(and(eq(bulkRefunds.tenantId, tenantId), eq(bulkRefunds.bulkOrderId, bulkOrderId)))
    .orderBy(asc(bulkRefunds.madeAt), asc(bulkRefunds.id));
}

export async function addRefund(tx: Transaction, row: typeof bulkRefunds.$inferInsert): Promise<void> {
  await tx.insert(bulkRefunds).values(row);
}

/** Changes one; with `from`, only where it is still in that state. False where nothing was changed. */
export async function changeRefund(
  tx: Transaction,
  key: { tenantId: string; id: string },
  to: Partial<Pick<BulkRefund, 'providerId' | 'amountMinor' | 'parts' | 'state' | 'moves' | 'madeAt'>>,
  from?: BulkRefund['state'],
): Promise<boolean> {
  const changed = await tx
    .update(bulkRefunds)
    .set(to)
    .where(and(isOne(key), ...(from ? [eq(bulkRefunds.state, from)] : [])))
    .returning({ id: bulkRefunds.id });
  return changed.length === 1;
}

/** Takes one away that was never made; false where it is no longer due. */
export async function dropRefund(tx: Transaction, key: { tenantId: string; id: string }): Promise<boolean> {
  const gone = await tx
    .delete(bulkRefunds)
    .where(and(isOne(key), eq(bulkRefunds.state, 'due')))
    .returning({ id: bulkRefunds.id });
  return gone.length === 1;
}

/**
 * The orders of a Bulk order by card with what each has cost, whether it was ever paid, and whether it has ended before it was
 * made; minor units.
 */
export async function readShares(tx: Transaction, { tenantId, bulkOrderId }: BulkKey): Promise<OrderShare[]> {
  const { rows } = await tx.execute<OrderShare & Record<string, unknown>>(sql`
    select o.id, o.application_fee_minor as cost, o.paid_at is not null as accepted,
      o.status is null and o.payment_status = 'cancelled' or o.status = 'cancelled' and not exists (
        select from order_history h where h.tenant_id = o.tenant_id and h.order_id = o.id and h.moved
          and h.to_status = any(${sql.param([...MADE_STATUSES])}::text[])) as ended
    from orders o where o.tenant_id = ${tenantId} and o.bulk_order_id = ${bulkOrderId} order by o.id`);
  return rows;
}

/** Whether the orders of a Bulk order are paid by card, with money received; its id. */
export async function findPaidByCard(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.bulk_order_id as id from orders o
      join bulk_payments p on p.tenant_id = o.tenant_id and p.bulk_order_id = o.bulk_order_id
    where o.tenant_id = ${tenantId} and o.id = ${orderId} and p.state = 'paid'`);
  return rows[0]?.id;
}
