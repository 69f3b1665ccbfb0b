import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { audit } from '@/lib/audit/append-audit';
import { announce } from '@/lib/domain-events/announce';
import { endEditWindow } from '@/lib/modules/orders/data/end-edit-window';
import { wasInBulkAct } from '@/lib/modules/orders/data/was-in-bulk-act';
import { addHistory, lockOrder } from '@/lib/modules/orders/service/statements/move';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { readOrder } from './read-order';

/**
 * Ends the edit window of a new order at once (D18-2): its waiting job is moved to now; history and audit log record
 * the release and, if it was one of many, the bulk act. A bulk act that comes back to an order changes nothing more.
 * Throws 404 for another tenant's order, 409 for one whose status is no longer `new`.
 */
export async function release(
  context: TenantContext,
  released: { orderId: string; userId: string | null; bulkActId?: string },
): Promise<void> {
  const { tenantId } = context;
  const { orderId, userId, bulkActId } = released;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    if (bulkActId !== undefined && (await wasInBulkAct(tx, order, bulkActId))) return;
    if (!(await endEditWindow(tx, order, now()))) throw new AppError('conflict');
    await addHistory(tx, {
      tenantId,
      orderId,
      from: 'new',
      to: 'new',
      moved: false,
      reason: 'released',
      actor: context.actor,
      userId,
      ...(bulkActId === undefined ? {} : { bulkActId }),
    });
    await audit(tx, context, {
      action: 'order.released',
      subjectType: 'order',
      subjectId: orderId,
      ...(bulkActId === undefined ? {} : { data: { bulk_act: bulkActId } }),
    });
    await announce(tx, 'order.released', { tenantId, orderId, editUntil: null });
  });
}

/** Releases one order, and reads it again. D18-2. */
export async function releaseOrder(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<OrderDetail> {
  await release(context, { orderId, userId: user.id });
  return readOrder(context, user, orderId);
}
