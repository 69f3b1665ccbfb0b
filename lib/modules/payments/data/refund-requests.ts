import { and, eq, isNull, sql } from 'drizzle-orm';
import { orderRefunds, refundRequests } from '@/lib/db/schema/order-money-back';
import type { Transaction } from '@/lib/db/transaction';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

type RequestRow = typeof refundRequests.$inferSelect;

const ofOrder = ({ tenantId, orderId }: OrderKey) =>
  and(eq(refundRequests.tenantId, tenantId), eq(refundRequests.orderId, orderId));

/** Writes what a person has asked for. The order must be locked. */
export async function insertRefundRequest(
  tx: Transaction,
  row: typeof refundRequests.$inferInsert,
): Promise<void> {
  await tx.insert(refundRequests).values(row);
}

/** What is on its way back and not made yet beside the differences of edits, in minor units. */
export async function waitingToGoBack(tx: Transaction, key: OrderKey): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${refundRequests.amountMinor}), 0)` })
    .from(refundRequests)
    .where(and(ofOrder(key), eq(refundRequests.state, 'waiting'), isNull(refundRequests.editId)));
  return Number(row?.total ?? 0);
}

/** A request that is not settled yet. */
export async function findWaitingRequest(
  tx: Transaction,
  key: OrderKey & { requestId: string },
): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(refundRequests)
    .where(and(ofOrder(key), eq(refundRequests.id, key.requestId), eq(refundRequests.state, 'waiting')));
  return row;
}

/** Writes what has become of a request: the provider's refund, or null for a refusal; null when that was written before. */
export async function settleRequest(
  tx: Transaction,
  key: OrderKey & { requestId: string },
  refundId: string | null,
): Promise<Pick<RequestRow, 'after' | 'editId'> | null> {
  const [settled] = await tx
    .update(refundRequests)
    .set({ state: refundId === null ? 'refused' : 'made', refundId })
    .where(and(ofOrder(key), eq(refundRequests.id, key.requestId), eq(refundRequests.state, 'waiting')))
    .returning({ after: refundRequests.after, editId: refundRequests.editId });
  return settled ?? null;
}

/**
 * How many times what goes back by itself, of a cancelled order or of an edit, has failed for good: the next one is another refund
 * to the provider. D36-16.
 */
export async function countFailures(
  tx: Transaction,
  key: OrderKey & { editId: string | undefined },
): Promise<number> {
  const { tenantId, orderId } = key;
  const [column, cause] = key.editId === undefined ? [null, 'cancelled'] : [key.editId, 'edit'];
  const made = tx
    .select({ id: orderRefunds.refundId })
    .from(orderRefunds)
    .where(
      sql`${orderRefunds.tenantId} = ${tenantId} and ${orderRefunds.orderId} = ${orderId} and ${orderRefunds.state} = 'failed'
        and ${orderRefunds.madeBy} = 'us' and ${orderRefunds.editId} is not distinct from ${column}
        and not exists (select from refund_requests q where q.tenant_id = ${orderRefunds.tenantId}
          and q.refund_id = ${orderRefunds.refundId})`,
    );
  const refused = tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(
      sql`${ofOrder({ tenantId, orderId })} and ${refundRequests.state} = 'refused' and ${refundRequests.reason} = ${cause}
        and ${refundRequests.askedBy} = 'system' and ${refundRequests.editId} is not distinct from ${column}`,
    );
  return (await made).length + (await refused).length;
}
