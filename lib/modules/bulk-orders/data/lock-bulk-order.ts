import { and, asc, eq, inArray } from 'drizzle-orm';
import { bulkOrders } from '@/lib/db/schema/bulk-orders';
import { orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { Pieces } from '@/lib/modules/orders/rules/stock';

interface BulkKey {
  tenantId: string;
  id: string;
}

/** A Bulk order; undefined for none. */
export async function findBulk(tx: Transaction, { tenantId, id }: BulkKey) {
  const [found] = await tx
    .select()
    .from(bulkOrders)
    .where(and(eq(bulkOrders.tenantId, tenantId), eq(bulkOrders.id, id)));
  return found;
}

/** A Bulk order, locked until the transaction ends; undefined for none. */
export async function lockBulkOrder(tx: Transaction, { tenantId, id }: BulkKey) {
  const [found] = await tx
    .select()
    .from(bulkOrders)
    .where(and(eq(bulkOrders.tenantId, tenantId), eq(bulkOrders.id, id)))
    .for('update');
  return found;
}
export type LockedBulkOrder = NonNullable<Awaited<ReturnType<typeof lockBulkOrder>>>;

/** Its orders, locked in the order of their ids. */
export async function lockOrders(tx: Transaction, { tenantId, id }: BulkKey) {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.bulkOrderId, id)))
    .orderBy(asc(orders.id))
    .for('update');
}

/** What some of its orders have taken from stock and not given back. */
export async function readTaken(
  tx: Transaction,
  { tenantId, id }: BulkKey,
  orderIds: readonly string[],
): Promise<Pieces[]> {
  return tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.tenantId, orderLines.tenantId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.bulkOrderId, id),
        inArray(orders.id, [...orderIds]),
        eq(orders.reserved, true),
        eq(orderLines.short, false),
      ),
    );
}

/** Notes that some of its orders hold no stock any more. */
export async function markGivenBack(
  tx: Transaction,
  { tenantId, id }: BulkKey,
  { orderIds, at }: { orderIds: readonly string[]; at: Date },
): Promise<void> {
  await tx
    .update(orders)
    .set({ reserved: false, updatedAt: at })
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.bulkOrderId, id),
        inArray(orders.id, [...orderIds]),
        eq(orders.reserved, true),
      ),
    );
}
