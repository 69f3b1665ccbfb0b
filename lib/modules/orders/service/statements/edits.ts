import { and, eq, gt, isNull, max, sql } from 'drizzle-orm';
import { orderEdits } from '@/lib/db/schema/order-edits';
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

/** When somebody last changed an order's address; null where nobody has. D32-83. */
export async function addressChangedAt(
  tx: Transaction,
  { tenantId, orderId }: Omit<EditKey, 'editId'>,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(orderEdits.createdAt) })
    .from(orderEdits)
    .where(
      and(
        eq(orderEdits.tenantId, tenantId),
        eq(orderEdits.orderId, orderId),
        sql`${orderEdits.changes} ->> 'kind' = 'address'`,
      ),
    );
  return row?.at ?? null;
}
