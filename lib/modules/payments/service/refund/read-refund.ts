import { AppError, notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { isSuperadmin } from '@/lib/permissions/roles';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { leavesOut } from '@/lib/modules/orders/rules/left-out';
import { mayCancel } from '@/lib/modules/orders/rules/may-cancel';
import { mayRefund } from '@/lib/modules/orders/rules/refund-requests';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';
import type { Refundable } from '@/lib/modules/payments/contract/refund';
import { refundGround } from './refund-ground';

/**
 * What can be given back of an order, and what was paid for each part of it. D36-13. Throws 404 for another tenant's order, and
 * `conflict` for one of which nothing can be given back by hand.
 */
export async function readRefund(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<Refundable> {
  return withTenant(context, async (tx) => {
    const order = await findOrder(tx, context.tenantId, orderId);
    if (!order) throw notFound();
    if (!mayRefund(order)) throw new AppError('conflict');
    const made = await wasProduced(tx, { tenantId: context.tenantId, orderId });
    const { left, lines, shipping, shippingGiven } = await refundGround(tx, order);
    return {
      currency: order.currency,
      left: toWire(left),
      cancels: mayCancel(order),
      leaves_out: leavesOut(order, made),
      lines: lines.map(({ row, paid, before }) => ({
        id: row.id,
        name: row.name,
        colour: row.colourName,
        size: row.size,
        quantity: row.quantity,
        refunded: before,
        paid: toWire(paid),
      })),
      shipping: toWire(shipping),
      shipping_refunded: shippingGiven,
      platform_may_bear: isSuperadmin(user) && made && (order.applicationFeeMinor ?? 0) > 0,
    };
  });
}
