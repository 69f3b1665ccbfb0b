import { now } from '@/lib/kernel/clock';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { addDecision, addWaiting } from '@/lib/modules/fulfilment/data/routing-decisions';
import { endWait, waitForPrinter } from '@/lib/modules/fulfilment/data/routing-waits';
import { openSubmission, WHOLE, type Asks } from '@/lib/modules/fulfilment/data/submissions';
import type { Trace } from '@/lib/modules/fulfilment/rules/routing/types';
import { moveOrder, moveThrough } from '@/lib/modules/orders/service/move-order';
import { setFulfiller } from '@/lib/modules/orders/service/statements/find-lines';
import { movable, type MovableOrder } from '@/lib/modules/orders/service/statements/move';
import type { ToRoute } from './parts/to-route';
import { routeOrder, type Taken } from './route-order';
import { sendAgainIfLost } from './sending/send-again-if-lost';

type Order = typeof orders.$inferSelect;

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/** A submission that was opened. */
export interface Opened {
  id: string;
  fulfillerId: string;
  /** The lines it asks for; null for all. */
  lineIds: string[] | null;
  /** When it counts as lost. */
  nextAt: Date | null;
}

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

/** The numbers that parts get: the first that no part of the order has. */
function numbersFor(count: number, { standing }: ToRoute): number[] {
  const used = standing.map(({ part }) => part);
  const all = Array.from({ length: count + used.length }, (_, at) => at + 1);
  return all.filter((number) => !used.includes(number)).slice(0, count);
}

/** Opens the submission of what a printer was chosen for, with the decision kept. */
async function openFor(tx: Transaction, key: OrderKey, one: Taken, asks: Asks): Promise<Opened> {
  const { fulfillerId, day, pieces, trace } = one;
  const { id, nextAt } = await openSubmission(tx, { ...key, fulfillerId }, asks);
  await sendAgainIfLost(tx, { ...key, nextAt });
  const part = asks.lineIds === null ? {} : { part: asks.part };
  const kept = { ...trace, asked: { ...trace.asked, ...part } };
  await addDecision(tx, key, kept, { submissionId: id, day, pieces }, now());
  return { id, fulfillerId, lineIds: asks.lineIds, nextAt };
}

/**
 * Chooses the printer of a locked order that is processed or queued for one, opens its submission and moves it to its sending
 * status, with the decision kept. Where several printers share it, each gets a submission of its own part. None where no printer
 * can take it. D32-20, D32-26, D32-58.
 */
export async function choosePrinter(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  open: ToRoute,
): Promise<Opened[]> {
  const place = movable(order);
  const key = { tenantId: order.tenantId, orderId: order.id };
  const { route, taken } = await routeOrder(tx, order, open);
  const [first] = taken;
  if (!first) {
    await stop(tx, context, place, route.whole);
    return [];
  }
  const steps = ['queued_submitting_to_fulfiller', 'submitting_to_fulfiller'] as const;
  const wanted = place.status === 'processed' ? steps : steps.slice(1);
  // Thrown, so that nothing stays taken of the printer.
  if (!(await moveThrough(tx, context, place, wanted))) throw new RangeError(`${order.id} can't be sent`);
  const isWhole = taken.length === 1 && open.standing.length === 0;
  const numbers = numbersFor(taken.length, open);
  await setFulfiller(tx, order.tenantId, order.id, first.fulfillerId);
  const opened: Opened[] = [];
  for (const [at, one] of taken.entries()) {
    const lineIds = one.lines.map(({ id }) => id);
    const asks = isWhole ? WHOLE : { part: numbers[at] ?? at + 1, lineIds };
    opened.push(await openFor(tx, key, one, asks));
  }
  await endWait(tx, key);
  return opened;
}
