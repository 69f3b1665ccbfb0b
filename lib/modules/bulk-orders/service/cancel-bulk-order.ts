import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import {
  lockBulkOrder,
  lockOrders,
  markGivenBack,
  readTaken,
  type LockedBulkOrder,
} from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { takeStock } from '@/lib/modules/bulk-orders/data/write-bulk-order';
import { bulkState, mayCancelBulk, type StatusCounts } from '@/lib/modules/bulk-orders/rules/bulk-state';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { closeCancelled } from '@/lib/modules/orders/service/close-credit';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { movable } from '@/lib/modules/orders/service/statements/move';
import { readBulkOrder, requireBulkEvent } from './read-bulk-orders';

type Order = Awaited<ReturnType<typeof lockOrders>>[number];

function countsOf(orders: readonly Order[]): StatusCounts {
  const counts: StatusCounts = {};
  for (const { status } of orders) if (isOrderStatus(status)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Stock of all of them at once and before their credit: so are they taken, and two who lock both never block each other. */
async function giveBack(tx: Transaction, bulk: LockedBulkOrder, orders: readonly Order[]): Promise<void> {
  const moves = stockMoves([], await readTaken(tx, bulk));
  if (moves.length > 0) await takeStock(tx, bulk.tenantId, moves);
  await markGivenBack(tx, bulk, now());
  for (const order of orders) await closeCancelled(tx, order);
}

async function cancelAll(
  tx: Transaction,
  context: TenantContext,
  bulk: LockedBulkOrder,
  orders: readonly Order[],
): Promise<void> {
  for (const order of orders) {
    const { tenantId, id: orderId, kind, eventId, promoCodeId } = order;
    const moved = await moveOrder(tx, context, movable(order), {
      to: 'cancelled',
      actor: 'client',
      reason: 'bulk_order',
    });
    if (!moved.ok || moved.value !== 'moved') throw new AppError('conflict');
    await announce(tx, 'order.cancelled', {
      tenantId,
      orderId,
      kind,
      eventId,
      promoCodeId,
      refundDue: false,
    });
  }
  await giveBack(tx, bulk, orders);
}

/**
 * Cancels a Bulk order as a whole: credit and stock go back. Cancelling again answers the same. Throws 404,
 * `event_locked`, and `conflict` once any of it is being made. D4-15, D32.
 */
export async function cancelBulkOrder(
  context: TenantContext,
  user: SessionUser,
  { slug, order: id }: { slug: string; order: string },
): Promise<BulkOrder> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const event = await requireBulkEvent(tx, context, slug);
    const bulk = await lockBulkOrder(tx, { tenantId, id });
    if (bulk?.eventId !== event.id) throw notFound();
    const orders = await lockOrders(tx, bulk);
    const state = bulkState(countsOf(orders));
    if (state === 'cancelled') return;
    assertWritable(context.actor, event);
    if (!mayCancelBulk(state)) throw new AppError('conflict');
    const left = orders.filter(({ status }) => status !== 'cancelled');
    await cancelAll(tx, context, bulk, left);
    const subject = { subjectType: 'event', subjectId: event.id } as const;
    const data = { bulk_order: id, ref: bulk.ref, orders: left.length };
    await audit(tx, context, { action: 'bulk.order_cancelled', ...subject, data });
  });
  const { parts: _parts, ...cancelled } = await readBulkOrder(context, user, { slug, order: id });
  return cancelled;
}
