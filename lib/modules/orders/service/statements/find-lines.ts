import { and, asc, eq } from 'drizzle-orm';
import { orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** An order's lines in the order they were put in. */
export async function findLines(tx: Transaction, tenantId: string, orderId: string) {
  return tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
}

/** The order as it stands, unlocked. */
export async function findOrder(tx: Transaction, tenantId: string, orderId: string) {
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  return found;
}

/** Chooses who prints the order. */
export async function setFulfiller(tx: Transaction, tenantId: string, orderId: string, fulfillerId: string) {
  await tx
    .update(orders)
    .set({ fulfillerId })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
}

/** Where the parcel is, once the printer says so. */
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
