import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { CancelForm } from '@/lib/modules/orders/contract/order-acts';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { mayBeCancelled } from '@/lib/modules/orders/rules/may-be-cancelled';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { cancelOrder, refundDue } from './cancel-order';
import { readOrder } from './read-order';

/**
 * Cancels an order for its client, before it is made: status, audit row, mail to the shopper and what is given back in one
 * transaction; the money goes back by a job. Cancelling again returns the same. D32-3. Throws 404 for another tenant's order,
 * and `conflict` for one that is unpaid, made already, or part of a bulk order.
 */
export async function cancelForClient(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  { reason, words }: CancelForm,
): Promise<OrderDetail> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    if (order.status === 'cancelled') return;
    if (!mayBeCancelled(order)) throw new AppError('conflict');
    const actor = context.actor === 'staff' ? 'staff' : 'client';
    const said = reason === 'other' ? words : reason;
    await cancelOrder(tx, context, order, { actor, reason: said });
    await audit(tx, context, {
      action: 'order.cancelled',
      subjectType: 'order',
      subjectId: orderId,
      data: { reason, refund: refundDue(order) ? order.totalMinor : 0, currency: order.currency },
    });
    const kind = order.kind === 'claim' ? 'claim_cancelled' : 'order_cancelled';
    await enqueue(tx, 'send-order-mail', { tenantId, orderId, kind });
  });
  return readOrder(context, user, orderId);
}
