import { enqueue } from '@/lib/db/enqueue';
import type { OrderTracking } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { AppError } from '@/lib/kernel/app-error';
import { shipByHand } from '@/lib/modules/fulfilment/service/ship-by-hand';
import { takeUpReprint } from '@/lib/modules/fulfilment/service/take-up-reprint';
import { isUndoable } from '@/lib/modules/orders/rules/staff-moves';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { movable, type lockOrder } from '@/lib/modules/orders/service/statements/move';
import { keepUndo } from '@/lib/modules/orders/service/statements/undos';

interface Put {
  to: OrderStatus;
  reason: string;
  userId: string;
  bulkActId?: string | undefined;
  tracking?: OrderTracking | undefined;
}

/**
 * Puts a locked order in another status, as a printer's word or an issue would, and keeps what it was where that can be taken back.
 * An address or artwork issue mails the recipient its link; a sent order, that it is on its way, in a parcel of all that is in none yet.
 * S2.2-164, D32-63, D32-84.
 */
export async function putInStatus(
  tx: Transaction,
  context: TenantContext,
  order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>,
  { to, reason, userId, bulkActId, tracking }: Put,
): Promise<void> {
  const place = movable(order);
  const { tenantId, id: orderId, status: fromStatus, returnsTo: fromReturnsTo } = place;
  const words = reason.trim() === '' ? null : reason.trim();
  const moved = await moveOrder(tx, context, place, { to, actor: 'staff', reason: words, bulkActId });
  if (!moved.ok || moved.value !== 'moved' || fromStatus === null) throw new AppError('move_not_open');
  const key = { tenantId, orderId };
  if (isUndoable(fromStatus, to))
    await keepUndo(tx, { ...key, act: 'move', fromStatus, fromReturnsTo, toStatus: to, userId });
  if (to === 'shipped') await shipByHand(tx, context, order, tracking ?? null);
  // A reprint that was told of too early counts now.
  await takeUpReprint(tx, { tenantId, actor: 'fulfiller' }, { ...place, status: to, returnsTo: null });
  await announce(tx, 'order.changed', key);
  if (to === 'shipped') await enqueue(tx, 'send-order-mail', { ...key, kind: 'order_shipped' });
}
