import { and, asc, eq, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { orderDisputes, orderRefunds, refundRequests } from '@/lib/db/schema/order-money-back';
import { orders, type HoldReason, type PaymentStatus } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

export type RefundRow = typeof orderRefunds.$inferSelect;
export type DisputeRow = typeof orderDisputes.$inferSelect;

/** The refunds of an order that a person has asked for, oldest first. D36-13. */
export async function askedRefundsOf(tx: Transaction, { tenantId, orderId }: OrderKey) {
  return tx
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.tenantId, tenantId), eq(refundRequests.orderId, orderId)))
    .orderBy(asc(refundRequests.askedAt), asc(refundRequests.id));
}

/** All refunds and disputes of an order that we know of, oldest first. D32-8. */
export async function readMoneyBack(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
): Promise<{ refunds: RefundRow[]; disputes: DisputeRow[] }> {
  const refunds = await tx
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.tenantId, tenantId), eq(orderRefunds.orderId, orderId)))
    .orderBy(asc(orderRefunds.madeAt), asc(orderRefunds.refundId));
  const disputes = await tx
    .select()
    .from(orderDisputes)
    .where(and(eq(orderDisputes.tenantId, tenantId), eq(orderDisputes.orderId, orderId)))
    .orderBy(asc(orderDisputes.openedAt), asc(orderDisputes.disputeId));
  return { refunds, disputes };
}

/** Writes a refund, or its new state when it is known: who made it and for which edit stays as first written. */
export async function saveRefund(tx: Transaction, row: typeof orderRefunds.$inferInsert): Promise<void> {
  await tx
    .insert(orderRefunds)
    .values(row)
    .onConflictDoUpdate({
      target: [orderRefunds.tenantId, orderRefunds.refundId],
      set: { state: row.state, amountMinor: row.amountMinor },
    });
}

/** Writes a dispute, or what has become of a known one. */
export async function saveDispute(tx: Transaction, row: typeof orderDisputes.$inferInsert): Promise<void> {
  const { state, moves, evidenceDue, closedAt, amountMinor, reason } = row;
  await tx
    .insert(orderDisputes)
    .values(row)
    .onConflictDoUpdate({
      target: [orderDisputes.tenantId, orderDisputes.disputeId],
      set: { state, moves, evidenceDue, closedAt, amountMinor, reason },
    });
}

/** Sets the payment status of a locked order. */
export async function setPaymentStatus(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
  paymentStatus: PaymentStatus,
): Promise<void> {
  await tx
    .update(orders)
    .set({ paymentStatus, updatedAt: now() })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
}

/** Holds a locked order back from production, or, with null, lets it go on. D32-7. */
export async function setHold(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
  holdReason: HoldReason | null,
): Promise<void> {
  await tx
    .update(orders)
    .set({ holdReason, heldAt: holdReason === null ? null : now(), updatedAt: now() })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
}

/** What was given back of an order beside the differences of its edits. Minor units. */
export async function givenBackOf(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${orderRefunds.amountMinor}), 0)` })
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.tenantId, tenantId),
        eq(orderRefunds.orderId, orderId),
        sql`${orderRefunds.editId} is null and ${orderRefunds.state} <> 'failed'`,
      ),
    );
  return Number(row?.total ?? 0);
}

/** The amount of a refund in minor units; null for one that is not known. */
export async function refundedBy(
  tx: Transaction,
  { tenantId, refundId }: { tenantId: string; refundId: string },
): Promise<number | null> {
  const [row] = await tx
    .select({ amount: orderRefunds.amountMinor })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.tenantId, tenantId), eq(orderRefunds.refundId, refundId)));
  return row?.amount ?? null;
}

/** A dispute by its id. */
export async function findDispute(
  tx: Transaction,
  { tenantId, disputeId }: { tenantId: string; disputeId: string },
): Promise<DisputeRow | undefined> {
  const [row] = await tx
    .select()
    .from(orderDisputes)
    .where(and(eq(orderDisputes.tenantId, tenantId), eq(orderDisputes.disputeId, disputeId)));
  return row;
}
