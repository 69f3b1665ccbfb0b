import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { enqueueAll } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce, eventJobs } from '@/lib/domain-events/announce';
import {
  markGivenBack,
  readTaken,
  type lockOrders,
  type LockedBulkOrder,
} from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { takeStock } from '@/lib/modules/orders/service/statements/reservation';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { closeCancelled } from '@/lib/modules/orders/service/close-credit';
import { moveOrder, type Move } from '@/lib/modules/orders/service/move-order';
import { movable } from '@/lib/modules/orders/service/statements/move';

type Order = Awaited<ReturnType<typeof lockOrders>>[number];

/** Stock of all of them at once and before their credit: so are they taken, and two who lock both never block each other. */
async function giveBack(tx: Transaction, bulk: LockedBulkOrder, orders: readonly Order[]): Promise<void> {
  const orderIds = orders.map(({ id }) => id);
  const moves = stockMoves([], await readTaken(tx, bulk, orderIds));
  if (moves.length > 0) await takeStock(tx, bulk.tenantId, moves);
  await markGivenBack(tx, bulk, { orderIds, at: now() });
  for (const order of orders) await closeCancelled(tx, order);
}

/**
 * Cancels orders of a locked Bulk order, and gives back their stock and credit. What waited was perhaps what others behind
 * it waited for: they are looked at. Their recipients get no mail. The caller writes its own audit row. Throws `conflict`
 * where one can't be cancelled. D4-15, D37-6.
 */
export async function cancelOrders(
  tx: Transaction,
  context: TenantContext,
  { bulk, orders }: { bulk: LockedBulkOrder; orders: readonly Order[] },
  by: Required<Pick<Move, 'actor' | 'reason'>>,
): Promise<void> {
  const { tenantId } = context;
  for (const order of orders) {
    const { id: orderId, kind, eventId, promoCodeId } = order;
    const moved = await moveOrder(tx, context, movable(order), { to: 'cancelled', ...by });
    if (!moved.ok || moved.value !== 'moved') throw new AppError('conflict');
    const event = { tenantId, orderId, kind, eventId, promoCodeId, refundDue: false };
    await announce(tx, 'order.cancelled', event);
  }
  await giveBack(tx, bulk, orders);
  if (orders.some(({ status }) => isWaiting(status)))
    await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
}
