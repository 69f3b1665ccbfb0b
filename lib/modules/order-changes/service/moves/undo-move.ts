import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { MovedOrder } from '@/lib/modules/order-changes/contract/move-order';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { lockOrder, movable, writeMoves } from '@/lib/modules/orders/service/statements/move';
import { dropUndo, findUndo } from '@/lib/modules/orders/service/statements/undos';
import { wasInBulkAct } from '@/lib/modules/orders/service/statements/was-in-bulk-act';
import { takeBack } from '@/lib/modules/orders/service/undo-act';

interface AskedUndo {
  orderId: string;
  userId: string;
  bulkActId?: string;
}
type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
type Undo = NonNullable<Awaited<ReturnType<typeof findUndo>>>;

/** Writes the order's former place, which the transition table leads to from nowhere: history, audit row, and the job that waited there. */
async function moveBack(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { undo, bulkActId }: { undo: Undo; bulkActId: string | undefined },
): Promise<void> {
  const { fromStatus: status, fromReturnsTo: returnsTo } = undo;
  const place = movable(order);
  if (status === null || place.status === null || place.status !== undo.toStatus)
    throw new AppError('undo_overtaken');
  const { tenantId, id: orderId, editUntil } = order;
  const who = { actor: context.actor, userId: context.userId ?? null };
  const row = {
    tenantId,
    orderId,
    from: place.status,
    to: status,
    moved: true,
    reason: 'move_undone',
    ...who,
  };
  const many = bulkActId === undefined ? {} : { bulkActId };
  const written = { history: [{ ...row, ...many }], audits: [] };
  if (!(await writeMoves(tx, place, { status, returnsTo }, written))) throw new AppError('undo_overtaken');
  await dropUndo(tx, { tenantId, orderId });
  await audit(tx, context, {
    action: 'order.undone',
    subjectType: 'order',
    subjectId: orderId,
    data: { act: 'move', from: place.status, to: status },
  });
  // Whatever job came while it stood elsewhere did nothing.
  if (place.held) await announce(tx, 'order.changed', { tenantId, orderId });
  else await announce(tx, 'order.resumed', { tenantId, orderId, status, editUntil });
}

/**
 * Takes back a staff person's own last move of an order, within a minute and as long as nothing has happened to it since. ADR 0164,
 * S2.2-166. Throws 404 for another tenant's order, `undo_over` where it is too late, and `undo_overtaken` where there is nothing of
 * theirs to take back, or the order went on.
 */
export async function undoMove(context: TenantContext, asked: AskedUndo): Promise<MovedOrder> {
  const { tenantId } = context;
  const { orderId, userId, bulkActId } = asked;
  return withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const after = async () => {
      const seen = await lockOrder(tx, tenantId, orderId);
      if (!seen || !isOrderStatus(seen.status)) throw new AppError('undo_overtaken');
      return { id: orderId, status: seen.status, undo_until: null };
    };
    if (bulkActId !== undefined && (await wasInBulkAct(tx, order, bulkActId))) return after();
    const undo = await findUndo(tx, { tenantId, orderId });
    if (!undo?.isNewest || undo.userId !== userId || undo.act === 'resume')
      throw new AppError('undo_overtaken');
    if (undo.until <= now()) throw new AppError('undo_over');
    if (undo.act === 'move') await moveBack(tx, context, order, { undo, bulkActId });
    else await takeBack(tx, context, order, undo);
    return after();
  });
}
