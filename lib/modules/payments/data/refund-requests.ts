import { and, eq, sql } from 'drizzle-orm';
import { refundRequests } from '@/lib/db/schema/orders';
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

/** What is on its way back and not made yet, in minor units. */
export async function waitingToGoBack(tx: Transaction, key: OrderKey): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${refundRequests.amountMinor}), 0)` })
    .from(refundRequests)
    .where(and(ofOrder(key), eq(refundRequests.state, 'waiting')));
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

/** Writes what has become of a request: the provider's refund, or null for a refusal; false when that was written before. */
export async function settleRequest(
  tx: Transaction,
  key: OrderKey & { requestId: string },
  refundId: string | null,
): Promise<boolean> {
  const settled = await tx
    .update(refundRequests)
    .set({ state: refundId === null ? 'refused' : 'made', refundId })
    .where(and(ofOrder(key), eq(refundRequests.id, key.requestId), eq(refundRequests.state, 'waiting')))
    .returning({ id: refundRequests.id });
  return settled.length === 1;
}
