import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { isSuperadmin } from '@/lib/permissions/roles';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { leavesOut } from '@/lib/modules/orders/rules/left-out';
import { mayCancel } from '@/lib/modules/orders/rules/may-cancel';
import { mayRefund } from '@/lib/modules/orders/rules/refund-requests';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { RefundForm } from '@/lib/modules/payments/contract/refund';
import { giveBack } from './give-back';
import { refundAmount, takesAll } from './refund-amount';
import { refundGround } from './refund-ground';

/**
 * Gives back an order's money by a job: all that is left, chosen pieces, or an amount, decided under the order's lock, so that
 * refunds asked for at once never pass what was paid. All of an order that is not made yet cancels it, and so do the last pieces of one that has still to be sent to
 * its printer. D36-13, D32-7, D3-50. Throws 404
 * for another tenant's order, `conflict` for one of which nothing can be given back by hand or of which something else is left
 * or would follow than the caller saw, 422 as `refundAmount` does, and `forbidden` for a client that would have the platform bear it.
 */
export async function askRefund(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  form: RefundForm,
): Promise<OrderDetail> {
  const byPlatform = form.bearer === 'platform';
  if (byPlatform && !isSuperadmin(user)) throw new AppError('forbidden');
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, context.tenantId, orderId);
    if (!order) throw notFound();
    if (!mayRefund(order)) throw new AppError('conflict');
    const ground = await refundGround(tx, order);
    if (ground.left === 0 || toWire(ground.left) !== form.left) throw new AppError('conflict');
    const byLines = form.of === 'lines';
    const made = await wasProduced(tx, { tenantId: context.tenantId, orderId });
    // It went on since: what the person was told of printing and of the order's end is no longer so.
    const { cancels = mayCancel(order), leaves_out: leaves = leavesOut(order, made) } = form;
    if (cancels !== mayCancel(order) || leaves !== leavesOut(order, made)) throw new AppError('conflict');
    const asked = refundAmount(ground, form);
    const ends = byLines && takesAll(ground, form.lines) && leavesOut(order, made) && mayCancel(order);
    await giveBack(tx, context, order, {
      userId: user.id,
      // Nobody pays for shipping nothing.
      amount: ends ? ground.left : asked,
      left: ground.left,
      lines: byLines ? form.lines : [],
      withShipping: byLines && form.shipping,
      reason: form.reason,
      words: form.words,
      ...(byPlatform && { bearer: 'platform' }),
    });
  });
  return readOrder(context, user, orderId);
}
