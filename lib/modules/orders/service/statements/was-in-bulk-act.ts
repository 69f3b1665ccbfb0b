import { and, eq } from 'drizzle-orm';
import { orderHistory } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** Whether this bulk act has already changed the order, which the caller has locked. */
export async function wasInBulkAct(
  tx: Transaction,
  order: { tenantId: string; id: string },
  bulkActId: string,
): Promise<boolean> {
  const found = await tx
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.tenantId, order.tenantId),
        eq(orderHistory.orderId, order.id),
        eq(orderHistory.bulkActId, bulkActId),
      ),
    )
    .limit(1);
  return found.length > 0;
}
