import { and, asc, eq } from 'drizzle-orm';
import { orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** An order's lines in the order they were added. */
export async function findLines(tx: Transaction, tenantId: string, orderId: string) {
  return tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
}

/** The order, without a lock. */
export async function findOrder(tx: Transaction, tenantId: string, orderId: string) {
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  return found;
}

/** Sets the printer of the order. */
export async function setFulfiller(tx: Transaction, tenantId: string, orderId: string, fulfillerId: string) {
  await tx
    .update(orders)
    .set({ fulfillerId })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
}

/** Stores the parcel's tracking data from the printer. */
export async function setTracking(
  tx: Transaction,
  tenantId: string,
  orderId: string,
  tracking: { carrier: string; number: string; url: string },
) {
  await tx
    .update(orders)
    .set({ tracking })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
}
