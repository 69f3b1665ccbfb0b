import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { audit } from '@/lib/audit/append-audit';
import { announce } from '@/lib/domain-events/announce';
import { endEditWindow } from '@/lib/modules/orders/data/end-edit-window';
import { wasInBulkAct } from '@/lib/modules/orders/service/statements/was-in-bulk-act';
import { keepUndo, openUndo } from '@/lib/modules/orders/service/statements/undos';
import { addHistory, lockOrder } from '@/lib/modules/orders/service/statements/move';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { readOrder } from './read-order';

/**
 * Ends the edit window of a new order at once (D18-2): its waiting job is moved to now; history and audit log record
 * the release and, if it was one of many, the bulk act. A bulk act that comes back to an order changes nothing more.
 * One that is released by itself waits for a moment, in which that can be taken back (D3-60); released again in it, nothing
 * happens. Throws 404 for another tenant's order, 409 for one whose status is no longer `new`.
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
    const key = { tenantId, orderId };
    const alone = bulkActId === undefined;
    if (alone && (await openUndo(tx, key))?.act === 'release') return;
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
    const waited = order.editUntil !== null && order.editUntil > now();
    const before = { act: 'release', editUntil: order.editUntil, userId } as const;
    const notBefore = alone && waited ? await keepUndo(tx, { ...key, ...before }) : undefined;
    await announce(tx, 'order.released', { ...key, editUntil: null, ...(notBefore && { notBefore }) });
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
