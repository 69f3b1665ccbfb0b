import { now } from '@/lib/kernel/clock';
import { enqueue } from '@/lib/db/enqueue';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { addWaiting } from '@/lib/modules/fulfilment/data/routing-decisions';
import { endWait, waitForPrinter } from '@/lib/modules/fulfilment/data/routing-waits';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import type { MovableOrder } from '@/lib/modules/orders/service/statements/move';
import { isNothing, readToRoute } from './parts/to-route';
import { lookForPrinter } from './route-order';

type Order = typeof orders.$inferSelect;

/** Where an order that found no printer returns to. */
const BACK: Partial<Record<OrderStatus, OrderStatus>> = {
  fulfiller_routing_error: 'processed',
  fulfiller_submission_error: 'queued_submitting_to_fulfiller',
};

/**
 * Lets a locked order without a printer go on once one can take it, and else wait; whether it goes on. Nothing is taken yet:
 * its submission chooses again. Why none can is kept where it isn't what was kept before. D32-28, D32-29.
 */
export async function tryAnother(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  place: MovableOrder,
): Promise<boolean> {
  const key = { tenantId: order.tenantId, orderId: order.id };
  const back = place.status === null ? undefined : BACK[place.status];
  if (!back) {
    await endWait(tx, key);
    return false;
  }
  const open = await readToRoute(tx, order);
  const { whole, parts } = await lookForPrinter(tx, order, open);
  // One of which nothing is left is cancelled by its submission, or goes on with the parts that are sent.
  if (place.held || (parts.length === 0 && !isNothing(open))) {
    if (!place.held) await addWaiting(tx, key, whole, now());
    await waitForPrinter(tx, key);
    return false;
  }
  const moved = await moveOrder(tx, context, place, { to: back, actor: 'system' });
  if (!moved.ok) throw new RangeError(`${order.id} can't go on: ${moved.error}`);
  await endWait(tx, key);
  await enqueue(tx, 'submit-order', key, { jobKey: `submit:${order.id}` });
  await announce(tx, 'order.changed', key);
  return true;
}
