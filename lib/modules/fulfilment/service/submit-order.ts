import { now } from '@/lib/kernel/clock';
import { failPoint } from '@/lib/env/fail-point';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readParts } from '@/lib/modules/fulfilment/data/order-parts';
import { takeToSend } from '@/lib/modules/fulfilment/data/submission-queue';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { callOff } from '@/lib/modules/orders/service/call-off';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { moveThrough } from '@/lib/modules/orders/service/move-order';
import { writeLeftOut } from '@/lib/modules/orders/service/statements/left-out';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { choosePrinter, type Opened } from './choose-printer';
import { followParts, isStopped } from './parts/follow-parts';
import { partsToSend } from './parts/send-parts';
import { isNothing, readToRoute, type ToRoute } from './parts/to-route';
import { sendAnew } from './send-anew';
import { sendAgainIfLost } from './sending/send-again-if-lost';
import { sendPrepared, type Prepared } from './sending/send-prepared';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

interface Job {
  tenantId: string;
  orderId: string;
  /** What was sent before then (ms) was refused for its address. */
  since?: number;
  /** Only if nothing was heard of the call that counts as lost then (ms). */
  lostAt?: number;
}

/**
 * The submissions whose answer is awaited and that are due; one that another worker is sending is looked at when its call would have
 * ended. D32-75. After an address was corrected it is a new one, since the fulfiller answers a reference that it knows as it did
 * before. D32-34.
 */
async function toSend(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { tenantId, orderId, since, lostAt }: Job,
): Promise<Opened[]> {
  const parts = await readParts(tx, { tenantId, orderId });
  if (parts.length > 0) return partsToSend(tx, context, order, { parts, lostAt });
  const latest = await latestSubmission(tx, tenantId, orderId);
  if (!latest) return [];
  if (since !== undefined && latest.createdAt.getTime() < since)
    return sendAnew(tx, context, order, [latest]);
  if (lostAt !== undefined && latest.nextAt?.getTime() !== lostAt) return [];
  const taken = await takeToSend(tx, latest, now());
  if (latest.state === 'queued') await sendAgainIfLost(tx, taken ?? latest);
  return taken ? [taken] : [];
}

/** Nothing of it is left to be given to a printer: it is cancelled, or, where other parts are sent, it goes on with them. D3-50, D32-58. */
async function endRouting(tx: Transaction, context: TenantContext, order: Order, open: ToRoute) {
  if (open.standing.length === 0)
    return callOff(tx, context, order, { reason: 'refunded_in_full', words: '' });
  await writeLeftOut(tx, order, open.left);
  const steps = ['queued_submitting_to_fulfiller', 'submitting_to_fulfiller'] as const;
  const wanted = order.status === 'processed' ? steps : steps.slice(1);
  if (!(await moveThrough(tx, context, movable(order), wanted)))
    throw new RangeError(`${order.id} can't go on`);
  await followParts(tx, context, order, { reason: null });
}

/**
 * First transaction: chooses the printers, opens their submissions and moves the order to its sending status. What is refunded by
 * then is left out for good; an order of which nothing is left is cancelled instead. D3-49, D3-50.
 */
async function prepare(context: TenantContext, job: Job): Promise<Prepared[]> {
  return withTenant(context, async (tx) => {
    const order = await lockOrder(tx, job.tenantId, job.orderId);
    if (!order) return [];
    const place = movable(order);
    if (place.status === 'submitting_to_fulfiller') {
      const open = await toSend(tx, context, order, job);
      const lines = open.length > 0 ? await findLines(tx, job.tenantId, job.orderId) : [];
      return open.map((one): Prepared => [order, lines, one]);
    }
    if (place.status !== 'processed' && place.status !== 'queued_submitting_to_fulfiller') return [];
    if (place.held || (await isStopped(tx, context, order))) return [];
    const open = await readToRoute(tx, order);
    if (isNothing(open)) {
      await endRouting(tx, context, order, open);
      return [];
    }
    const chosen = await choosePrinter(tx, context, order, open);
    if (chosen.length === 0) return [];
    await writeLeftOut(tx, order, open.left);
    const lines = await findLines(tx, job.tenantId, job.orderId);
    failPoint('submit.before-commit');
    return chosen.map((one): Prepared => [order, lines, one]);
  });
}

/**
 * Sends a processed order to the printer that suits it best, or to several, each its part; one that refuses it is followed by the
 * next. Two transactions with the network call between them. A printer that doesn't answer is not waited for: the submission waits
 * in the queue that `sendDue` works off. D32-37.
 */
export async function submitOrder(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const prepared = await prepare(context, job);
  if (prepared.length === 0) return;
  failPoint('submit.after-commit');
  // At once, as each counts as being sent for a few seconds only.
  await Promise.all(prepared.map((one) => sendPrepared(context, one)));
}
