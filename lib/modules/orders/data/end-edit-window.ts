import { and, eq } from 'drizzle-orm';
import { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** Ends the edit window of an order whose status is still `new`; false when it is not. */
export async function endEditWindow(
  tx: Transaction,
  order: { tenantId: string; id: string },
  at: Date,
): Promise<boolean> {
  const ended = await tx
    .update(orders)
    .set({ editUntil: at, updatedAt: at })
    .where(and(eq(orders.tenantId, order.tenantId), eq(orders.id, order.id), eq(orders.status, 'new')))
    .returning({ id: orders.id });
  return ended.length === 1;
}
