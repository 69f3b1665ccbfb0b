import { now } from '@/lib/kernel/clock';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { addDecision, addWaiting } from '@/lib/modules/fulfilment/data/routing-decisions';
import { endWait, waitForPrinter } from '@/lib/modules/fulfilment/data/routing-waits';
import { openSubmission } from '@/lib/modules/fulfilment/data/submissions';
import type { Trace } from '@/lib/modules/fulfilment/rules/routing/types';
import { moveOrder, moveThrough } from '@/lib/modules/orders/service/move-order';
import { setFulfiller } from '@/lib/modules/orders/service/statements/find-lines';
import type { LeftOut } from '@/lib/modules/orders/service/statements/left-out';
import { movable, type MovableOrder } from '@/lib/modules/orders/service/statements/move';
import { routeOrder } from './route-order';
import { sendAgainIfLost } from './sending/send-again-if-lost';

type Order = typeof orders.$inferSelect;

/** As the order's history shows it. */
const NO_PRINTER = { actor: 'system', reason: 'no open fulfiller' } as const;

/**
 * Stops an order that no printer can take, with why, and lets it wait for one: as a routing error, or, once it was queued for
 * a printer, as a submission error, from where the transition table lets it return to its queue. D32-27.
 */
async function stop(tx: Transaction, context: TenantContext, place: MovableOrder, trace: Trace) {
  const key = { tenantId: place.tenantId, orderId: place.id };
  const queued = place.status === 'queued_submitting_to_fulfiller';
  const from = queued ? await moveThrough(tx, context, place, ['submitting_to_fulfiller']) : place;
  if (!from) return;
  const to = queued ? 'fulfiller_submission_error' : 'fulfiller_routing_error';
  await moveOrder(tx, context, from, { to, ...NO_PRINTER });
  await addWaiting(tx, key, trace, now());
  await waitForPrinter(tx, key);
  await announce(tx, 'order.changed', key);
}

/**
 * Chooses the printer of a locked order that is processed or queued for one, opens its submission and moves it to its sending
 * status, with the decision kept. Null where no printer can take it. D32-20, D32-26.
 */
export async function choosePrinter(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  left: readonly LeftOut[],
): Promise<{ id: string; fulfillerId: string; nextAt: Date } | null> {
  const place = movable(order);
  const key = { tenantId: order.tenantId, orderId: order.id };
  const { trace, taken } = await routeOrder(tx, order, left);
  if (!taken) {
    await stop(tx, context, place, trace);
    return null;
  }
  const steps = ['queued_submitting_to_fulfiller', 'submitting_to_fulfiller'] as const;
  const wanted = place.status === 'processed' ? steps : steps.slice(1);
  // Thrown, so that nothing stays taken of the printer.
  if (!(await moveThrough(tx, context, place, wanted))) throw new RangeError(`${order.id} can't be sent`);
  const { fulfillerId, day, pieces } = taken;
  await setFulfiller(tx, order.tenantId, order.id, fulfillerId);
  const { id, nextAt } = await openSubmission(tx, { ...key, fulfillerId });
  await sendAgainIfLost(tx, { ...key, nextAt });
  await addDecision(tx, key, trace, { submissionId: id, day, pieces }, now());
  await endWait(tx, key);
  return { id, fulfillerId, nextAt };
}
