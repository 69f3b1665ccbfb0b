import type { JobPayloads } from '@/lib/db/enqueue';
import { audit } from '@/lib/db/audit';
import { enqueue } from '@/lib/db/enqueue';
import { markRefunded } from '@/lib/db/queries/order-page/cancel-order';
import { findOrder } from '@/lib/db/queries/fulfilment/orders';
import { lockPayment } from '@/lib/db/queries/payments/lock-payment';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { payments } from '@/lib/payments';

/** What is still to be given back of a cancelled order; null when nothing is. */
async function owed(context: TenantContext, orderId: string) {
  return withTenant(context, async (tx) => {
    const order = await findOrder(tx, context.tenantId, orderId);
    const locked = await lockPayment(tx, context.tenantId, orderId);
    if (order?.status !== 'cancelled' || locked?.paymentStatus !== 'paid') return null;
    const { intentId, ...merchant } = locked.intent;
    return intentId === null ? null : { merchant, intentId, amount: locked.total };
  });
}

/**
 * Gives back all that was paid for a cancelled order, once: the provider knows the order's refund by its key, so what was
 * cut off before its answer was stored finds the refund it made (DESIGN "Money path"). The network stands between two
 * transactions. Rejects when the provider could not be asked, so that the job is tried again.
 */
export async function refundOrder({ tenantId, orderId }: JobPayloads['refund-order']): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const due = await owed(context, orderId);
  if (!due) return;
  const { merchant, intentId, amount } = due;
  const made = await payments().refund(merchant, { intentId, amount, idempotencyKey: `refund:${orderId}` });
  await withTenant(context, async (tx) => {
    if (!(await markRefunded(tx, tenantId, orderId))) return;
    await audit(tx, context, {
      ...{ action: 'order.refunded', subjectType: 'order', subjectId: orderId },
      data: { refund: made.refundId, amount: made.amount },
    });
    await enqueue(tx, 'announce-order', { tenantId, orderId }, { jobKey: `announce:${orderId}` });
  });
}
