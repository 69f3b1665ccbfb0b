import type { Transaction } from '@/lib/db/transaction';
import type { OrderTracking } from '@/lib/db/schema/orders';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { actWithin } from '@/lib/modules/fulfilment/service/act-on-order';
import type { MovedOrder } from '@/lib/modules/order-changes/contract/move-order';
import { fixableKind } from '@/lib/modules/orders/rules/fixable-issues';
import { asksReason, staffMoves } from '@/lib/modules/orders/rules/staff-moves';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { endReplacements } from '@/lib/modules/orders/service/end-replacements';
import { release } from '@/lib/modules/orders/service/release-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { findUndo } from '@/lib/modules/orders/service/statements/undos';
import { waitsForDecision } from '@/lib/modules/orders/service/waits-for-decision';
import { acceptAsIs } from '../accept-issue';
import { OrderMoved } from '../change-order';
import { cancelByHand } from './cancel-by-hand';
import { putInStatus } from './put-in-status';

export interface AskedMove {
  orderId: string;
  to: OrderStatus;
  reason: string;
  userId: string;
  /** The status that was seen. */
  from?: OrderStatus | undefined;
  /** Where the parcel is, of an order that is shipped. */
  tracking?: OrderTracking | undefined;
  bulkActId?: string;
}
type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Throws where the order can't be moved there, or not without a reason. */
function checkMove(order: Order, { to, reason, from }: AskedMove): void {
  if (from !== undefined && order.status !== from) throw new AppError('move_not_open');
  if (!staffMoves(order).includes(to)) {
    const free = staffMoves({ ...order, holdReason: null });
    throw new AppError(order.holdReason !== null && free.includes(to) ? 'order_held' : 'move_not_open');
  }
  if (asksReason(to) && reason.trim() === '') throw invalid({ reason: ['required'] });
}

const LOOK_AGAIN = { act: 'look_again', reason: '', not_made: false } as const;
const PRINT_AGAIN = { ...LOOK_AGAIN, act: 'print_again' } as const;

/** The move of a locked order: by the act of the house that leads there, or by itself. */
async function moveWithin(tx: Transaction, context: TenantContext, asked: AskedMove): Promise<void> {
  const { tenantId } = context;
  const { orderId, to } = asked;
  const key = { tenantId, orderId };
  // A replacement is always locked before its order.
  const sent =
    to === 'cancelled' && (await endReplacements(tx, context, key, asked.reason, { keepSent: true }));
  const order = await lockOrder(tx, tenantId, orderId);
  if (!order) throw notFound();
  if (order.status === to) return;
  checkMove(order, asked);
  if (await waitsForDecision(tx, order)) throw new AppError('move_not_open');
  const { status, returnsTo } = movable(order);
  if (to === 'cancelled') return cancelByHand(tx, context, order, { ...asked, sent });
  if (status === 'fulfiller_routing_error') return actWithin(tx, context, orderId, LOOK_AGAIN);
  if (status === 'awaiting_reprint' && returnsTo === 'queued_processing')
    return actWithin(tx, context, orderId, PRINT_AGAIN);
  await putInStatus(tx, context, order, asked);
}

/** Lets an order go on that an issue had stopped, as whoever accepts it does. */
async function goOnFrom(context: TenantContext, order: Order, { orderId, userId }: AskedMove): Promise<void> {
  const kind = fixableKind(order.status);
  if (kind === null) return;
  try {
    await acceptAsIs({ context, orderId, userId }, order.updatedAt.toISOString(), kind);
  } catch (error) {
    if (error instanceof OrderMoved) throw new AppError('move_not_open');
    throw error;
  }
}

async function seen(context: TenantContext, orderId: string): Promise<Order> {
  const order = await withTenant(context, (tx) => lockOrder(tx, context.tenantId, orderId));
  if (!order) throw notFound();
  return order;
}

/** The order as it is after a move, and until when that can be taken back. */
async function afterwards(context: TenantContext, { orderId, to, userId }: AskedMove): Promise<MovedOrder> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const undo = await findUndo(tx, { tenantId, orderId });
    const mine = undo?.isNewest === true && undo.act !== 'resume' && undo.userId === userId;
    const status = isOrderStatus(order.status) ? order.status : to;
    return { id: orderId, status, undo_until: mine ? undo.until.toISOString() : null };
  });
}

/**
 * Moves an order to another status for staff: where the transition table allows it, by the act of the house that leads there, with
 * history, audit row and job in one transaction. The same move again does nothing. S2.2-164, D32-63. Throws 404 for another tenant's
 * order, `move_not_open` and `order_held` where it may not go there, and 422 without a reason where one is due.
 */
export async function moveByHand(context: TenantContext, asked: AskedMove): Promise<MovedOrder> {
  const order = await seen(context, asked.orderId);
  if (order.status !== asked.to) {
    checkMove(order, asked);
    const { userId, orderId, bulkActId, to } = asked;
    const many = bulkActId === undefined ? {} : { bulkActId };
    const goesOn = fixableKind(order.status) !== null && to !== 'cancelled';
    if (to === 'queued_downloading') await release(context, { orderId, userId, ...many });
    else if (goesOn) await goOnFrom(context, order, asked);
    else await withTenant(context, (tx) => moveWithin(tx, context, asked));
  }
  return afterwards(context, asked);
}
