import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { toWire } from '@/lib/kernel/money';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { mayCancel } from '@/lib/modules/orders/rules/may-cancel';
import { mayRefund } from '@/lib/modules/orders/rules/refund-requests';
import { callOff } from '@/lib/modules/orders/service/call-off';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { RefundForm } from '@/lib/modules/payments/contract/refund';
import { insertRefundRequest } from '@/lib/modules/payments/data/refund-requests';
import { refundAmount } from './refund-amount';
import { refundGround } from './refund-ground';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** A refund of which the order's progress does not change: its row, audit row and job. */
async function request(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  asked: { user: SessionUser; form: RefundForm; amount: number },
): Promise<void> {
  const { tenantId, id: orderId, currency } = order;
  const { of, lines, shipping, reason, words } = asked.form;
  const id = newId('refundRequest');
  const byLines = of === 'lines';
  await insertRefundRequest(tx, {
    tenantId,
    id,
    orderId,
    amountMinor: asked.amount,
    lines: byLines ? lines : [],
    withShipping: byLines && shipping,
    reason,
    words: reason === 'other' ? words : '',
    askedBy: asked.user.id,
    askedAt: now(),
    state: 'waiting',
  });
  await audit(tx, context, {
    action: 'order.refund_requested',
    subjectType: 'order',
    subjectId: orderId,
    data: { request: id, amount: asked.amount, currency, reason },
  });
  await enqueue(tx, 'refund-order', { tenantId, orderId, requestId: id }, { jobKey: `refund:${id}` });
  await enqueue(tx, 'announce-order', { tenantId, orderId });
}

/**
 * Gives back an order's money by a job: all that is left, chosen pieces, or an amount, decided under the order's lock, so that
 * refunds asked for at once never pass what was paid. All of an order that is not made yet cancels it. D36-13, D32-7. Throws 404
 * for another tenant's order, `conflict` for one of which nothing can be given back by hand or of which something else is left
 * than the caller saw, and 422 as `refundAmount` does.
 */
export async function askRefund(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  form: RefundForm,
): Promise<OrderDetail> {
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, context.tenantId, orderId);
    if (!order) throw notFound();
    if (!mayRefund(order)) throw new AppError('conflict');
    const ground = await refundGround(tx, order);
    if (ground.left === 0 || toWire(ground.left) !== form.left) throw new AppError('conflict');
    const amount = refundAmount(ground, form);
    if (amount === ground.left && mayCancel(order)) {
      const reason = form.reason === 'other' ? 'other' : 'refunded_in_full';
      await callOff(tx, context, order, { reason, words: form.words });
      return;
    }
    await request(tx, context, order, { user, form, amount });
  });
  return readOrder(context, user, orderId);
}
