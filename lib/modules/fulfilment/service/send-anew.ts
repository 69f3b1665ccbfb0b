import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { passOnDecision } from '@/lib/modules/fulfilment/data/routing-decisions';
import { giveUpSubmission } from '@/lib/modules/fulfilment/data/submission-queue';
import { openSubmission, type latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { now } from '@/lib/kernel/clock';
import type { Refusal } from '@/lib/modules/fulfilment/rules/routing/types';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { movable } from '@/lib/modules/orders/service/statements/move';
import type { Opened } from './choose-printer';
import { routeOf } from './parts/to-route';
import { giveBackUnused, lookForPrinter } from './route-order';
import { sendAgainIfLost } from './sending/send-again-if-lost';
import { tryAnother } from './try-another';

type Order = typeof orders.$inferSelect;
type Submission = NonNullable<Awaited<ReturnType<typeof latestSubmission>>>;

/** What the order has of its printer already: its own pieces and its part of the day are among what is missing now. */
const ITS_OWN: readonly Refusal['code'][] = ['stock', 'capacity'];

/** Whether the printer of a submission could still take what that asks for. */
async function canTake(tx: Transaction, order: Order, former: Submission): Promise<boolean> {
  const open = await routeOf(tx, order, ({ id }) => id === former.id);
  const { whole } = await lookForPrinter(tx, order, open);
  const found = whole.candidates.find(({ id }) => id === former.fulfillerId);
  return found !== undefined && found.refusals.every(({ code }) => ITS_OWN.includes(code));
}

/**
 * Opens a new submission of an order, or of a part of it, whose address was corrected, to the same printer, as that answers a reference
 * that it knows as it did before. Null where the printer can't take it any more: then what was taken goes back. D32-34, D32-44, D32-60.
 */
async function openAnew(tx: Transaction, order: Order, former: Submission): Promise<Opened | null> {
  const { tenantId, id: orderId } = order;
  const { fulfillerId, part, lineIds } = former;
  if (await canTake(tx, order, former)) {
    const { id, nextAt } = await openSubmission(tx, { tenantId, orderId, fulfillerId }, { part, lineIds });
    await sendAgainIfLost(tx, { tenantId, orderId, nextAt });
    // What was taken of the printer is what the new one uses.
    await passOnDecision(tx, tenantId, { from: former.id, to: id });
    return { id, fulfillerId, lineIds, nextAt };
  }
  await giveUpSubmission(tx, former, now());
  return null;
}

/**
 * Sends anew what was stopped for its address: to the same printers, or, where one can't take it any more, to another one that is looked
 * for. D32-34, D32-44.
 */
export async function sendAnew(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  former: readonly Submission[],
): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const one of former) {
    const anew = await openAnew(tx, order, one);
    if (anew) opened.push(anew);
  }
  if (opened.length === former.length) return opened;
  // Of all at once, as printers are taken from in one order.
  await giveBackUnused(tx, order);
  const to = 'fulfiller_submission_error' as const;
  const reason = 'no open fulfiller';
  const moved = await moveOrder(tx, context, movable(order), { to, actor: 'system', reason });
  if (!moved.ok) throw new RangeError(`${order.id} can't be sent elsewhere: ${moved.error}`);
  const returnsTo = 'queued_submitting_to_fulfiller' as const;
  await tryAnother(tx, context, order, { ...movable(order), status: to, returnsTo });
  return opened;
}
