import { and, eq, inArray } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** Payment statuses of an order of whose money something is left. */
const LEFT = ['paid', 'partly_refunded'] as const;

/** Marks a cancelled order as refunded; false when it was already. */
export async function markRefunded(tx: Transaction, tenantId: string, orderId: string): Promise<boolean> {
  const marked = await tx
    .update(orders)
    .set({ paymentStatus: 'refunded', updatedAt: now() })
    .where(
      and(eq(orders.tenantId, tenantId), eq(orders.id, orderId), inArray(orders.paymentStatus, [...LEFT])),
    )
    .returning({ id: orders.id });
  return marked.length === 1;
}
