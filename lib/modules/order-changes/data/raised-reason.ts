import { and, desc, eq } from 'drizzle-orm';
import { orderHistory } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

/** Why an order was last given this status; null where nothing was said. D32-30. */
export async function raisedReason(
  tx: Transaction,
  { tenantId, orderId, status }: { tenantId: string; orderId: string; status: OrderStatus },
): Promise<string | null> {
  const [row] = await tx
    .select({ reason: orderHistory.reason })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.tenantId, tenantId),
        eq(orderHistory.orderId, orderId),
        eq(orderHistory.toStatus, status),
        eq(orderHistory.moved, true),
      ),
    )
    .orderBy(desc(orderHistory.at), desc(orderHistory.id))
    .limit(1);
  return row?.reason ?? null;
}
