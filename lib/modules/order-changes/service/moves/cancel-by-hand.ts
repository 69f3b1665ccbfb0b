import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { callOff } from '@/lib/modules/orders/service/call-off';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';

interface ByHand {
  reason: string;
  /** A replacement of it was sent. */
  sent: boolean;
  bulkActId?: string | undefined;
}

/**
 * Cancels a locked order for staff. One that was made, or whose replacement was sent, keeps what it took, and nobody is mailed: the
 * buyer may have the goods, so staff settle the refund apart. D32-65. Throws `conflict` when the transition table does not allow it.
 */
export async function cancelByHand(
  tx: Transaction,
  context: TenantContext,
  order: Parameters<typeof cancelOrder>[2],
  { reason, sent, bulkActId }: ByHand,
): Promise<void> {
  const { tenantId, id: orderId, currency } = order;
  if (!sent && !(await wasProduced(tx, { tenantId, orderId }))) {
    await callOff(tx, context, order, { reason: 'other', words: reason, bulkActId });
    return;
  }
  await cancelOrder(tx, context, order, { actor: 'staff', reason, bulkActId, kept: true });
  const data = { reason: 'other', refund: 0, currency, refund_apart: true };
  await audit(tx, context, {
    action: 'order.cancelled',
    subjectType: 'order',
    subjectId: orderId,
    data: { ...data, ...(bulkActId !== undefined && { bulk_act: bulkActId }) },
  });
}
