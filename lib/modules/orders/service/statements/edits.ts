import { and, eq, gt, isNull } from 'drizzle-orm';
import { orderEdits } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

interface EditKey {
  tenantId: string;
  orderId: string;
  editId: string;
}

const isThis = ({ tenantId, orderId, editId }: EditKey) =>
  and(eq(orderEdits.tenantId, tenantId), eq(orderEdits.orderId, orderId), eq(orderEdits.id, editId));

/** An edit of an order; undefined when it has none of that id. */
export async function findEdit(tx: Transaction, key: EditKey) {
  const [found] = await tx.select().from(orderEdits).where(isThis(key));
  return found;
}

/** Marks an edit as refunded; false when it was already, or had no refund. */
export async function markEditRefunded(
  tx: Transaction,
  key: EditKey,
  refund: { refundId: string; at: Date },
): Promise<boolean> {
  const marked = await tx
    .update(orderEdits)
    .set({ refundId: refund.refundId, refundedAt: refund.at })
    .where(and(isThis(key), isNull(orderEdits.refundedAt), gt(orderEdits.refundMinor, 0)))
    .returning({ id: orderEdits.id });
  return marked.length === 1;
}
