import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { audit } from '@/lib/audit/append-audit';
import { announce } from '@/lib/domain-events/announce';
import { endEditWindow } from '@/lib/modules/orders/data/end-edit-window';
import { addHistory, lockOrder } from '@/lib/modules/orders/service/statements/move';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { readOrder } from './read-order';

/**
 * Ends the edit window of a new order at once (D18-2): its waiting job is moved to now; history and audit log record
 * the release. Throws 404 for another tenant's order, 409 for one whose status is no longer `new`.
 */
export async function releaseOrder(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<OrderDetail> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    if (!(await endEditWindow(tx, order, now()))) throw new AppError('conflict');
    await addHistory(tx, {
      tenantId,
      orderId,
      from: 'new',
      to: 'new',
      moved: false,
      reason: 'released',
      actor: context.actor,
      userId: user.id,
    });
    await audit(tx, context, { action: 'order.released', subjectType: 'order', subjectId: orderId });
    await announce(tx, 'order.released', { tenantId, orderId, editUntil: null });
  });
  return readOrder(context, user, orderId);
}
