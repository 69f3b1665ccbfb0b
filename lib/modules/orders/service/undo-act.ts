import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { AppError, notFound } from '@/lib/kernel/app-error';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { addHistory, lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { dropUndo, openUndo, restoreOrder } from '@/lib/modules/orders/service/statements/undos';
import { lookAgain } from './hold-order';
import { readOrder } from './read-order';

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
type Undo = NonNullable<Awaited<ReturnType<typeof openUndo>>>;

/** Gives a locked order back what a release or the end of a hold took, with history, audit row and job. D3-60. */
export async function takeBack(
  tx: Transaction,
  context: TenantContext,
  order: LockedOrder,
  undo: Undo,
): Promise<void> {
  const { tenantId, actor, userId = null } = context;
  const { id: orderId } = order;
  const key = { tenantId, orderId };
  const { status } = movable(order);
  if (undo.act === 'move' || status === null) throw new AppError('conflict');
  await restoreOrder(tx, undo);
  await dropUndo(tx, key);
  const reason = undo.act === 'release' ? 'release_undone' : 'hold_restored';
  await addHistory(tx, { ...key, from: status, to: status, moved: false, reason, actor, userId });
  const subject = { subjectType: 'order', subjectId: orderId } as const;
  await audit(tx, context, { action: 'order.undone', ...subject, data: { act: undo.act } });
  // The job that was to begin waits for the end of the edit window again; one that finds a hold does nothing.
  if (undo.act === 'release') await announce(tx, 'order.released', { ...key, editUntil: undo.editUntil });
  else await lookAgain(tx, order);
  await announce(tx, 'order.changed', key);
}

/**
 * Takes back the release of an order, or the end of its hold, and reads it again. D3-60. Throws 404 for another tenant's order,
 * 409 where there is nothing to take back: its time is over, the order went on, or it was taken back already.
 */
export async function undoAct(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<OrderDetail> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const undo = await openUndo(tx, { tenantId, orderId });
    if (!undo) throw new AppError('conflict');
    await takeBack(tx, { ...context, userId: user.id }, order, undo);
  });
  return readOrder(context, user, orderId);
}
