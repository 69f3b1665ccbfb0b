import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { passOnDecision } from '@/lib/modules/fulfilment/data/routing-decisions';
import { giveUpSubmission } from '@/lib/modules/fulfilment/data/submission-queue';
import { openSubmission, type latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { now } from '@/lib/kernel/clock';
import type { Refusal } from '@/lib/modules/fulfilment/rules/routing/types';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { readLeftOut } from '@/lib/modules/orders/service/statements/left-out';
import { movable } from '@/lib/modules/orders/service/statements/move';
import { giveBackUnused, lookForPrinter } from './route-order';
import { sendAgainIfLost } from './sending/send-again-if-lost';
import { tryAnother } from './try-another';

type Order = typeof orders.$inferSelect;
type Submission = NonNullable<Awaited<ReturnType<typeof latestSubmission>>>;

/** What the order has of its printer already: its own pieces and its part of the day are among what is missing now. */
const ITS_OWN: readonly Refusal['code'][] = ['stock', 'capacity'];

/**
 * Opens a new submission of an order whose address was corrected, to the same printer, as that answers a reference that it knows
 * as it did before. Null where the printer can't take it any more: then what was taken goes back, and another one is tried.
 * D32-34, D32-44.
 */
export async function sendAnew(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  former: Submission,
): Promise<{ id: string; fulfillerId: string; nextAt: Date } | null> {
  const { tenantId, id: orderId } = order;
  const { fulfillerId } = former;
  const { candidates } = await lookForPrinter(tx, order, await readLeftOut(tx, order));
  const refusals = candidates.find(({ id }) => id === fulfillerId)?.refusals ?? [{ code: 'closed' as const }];
  if (refusals.every(({ code }) => ITS_OWN.includes(code))) {
    const { id, nextAt } = await openSubmission(tx, { tenantId, orderId, fulfillerId });
    await sendAgainIfLost(tx, { tenantId, orderId, nextAt });
    // What was taken of the printer is what the new one uses.
    await passOnDecision(tx, tenantId, { from: former.id, to: id });
    return { id, fulfillerId, nextAt };
  }
  await giveUpSubmission(tx, former, now());
  await giveBackUnused(tx, order);
  const to = 'fulfiller_submission_error' as const;
  const reason = 'no open fulfiller';
  const moved = await moveOrder(tx, context, movable(order), { to, actor: 'system', reason });
  if (!moved.ok) throw new RangeError(`${orderId} can't be sent elsewhere: ${moved.error}`);
  const returnsTo = 'queued_submitting_to_fulfiller' as const;
  await tryAnother(tx, context, order, { ...movable(order), status: to, returnsTo });
  return null;
}
