import { now } from '@/lib/kernel/clock';
import { failPoint } from '@/lib/env/fail-point';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { takeToSend } from '@/lib/modules/fulfilment/data/submission-queue';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { callOff } from '@/lib/modules/orders/service/call-off';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { readLeftOut, writeLeftOut } from '@/lib/modules/orders/service/statements/left-out';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { choosePrinter } from './choose-printer';
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
 * The submission whose answer is awaited and that is due; one that another worker is sending is looked at when its call would have
 * ended. D32-75. After an address was corrected it is a new one, since the fulfiller
 * answers a reference that it knows as it did before. D32-34.
 */
async function toSend(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { tenantId, orderId, since, lostAt }: Job,
) {
  const latest = await latestSubmission(tx, tenantId, orderId);
  if (!latest) return undefined;
  if (since !== undefined && latest.createdAt.getTime() < since) return sendAnew(tx, context, order, latest);
  if (lostAt !== undefined && latest.nextAt?.getTime() !== lostAt) return undefined;
  const taken = await takeToSend(tx, latest, now());
  if (latest.state === 'queued') await sendAgainIfLost(tx, taken ?? latest);
  return taken;
}

/**
 * First transaction: chooses the printer, opens the submission and moves the order to its sending status. What is refunded by
 * then is left out for good; an order of which nothing is left is cancelled instead. D3-49, D3-50.
 */
async function prepare(context: TenantContext, job: Job): Promise<Prepared | null> {
  return withTenant(context, async (tx) => {
    const order = await lockOrder(tx, job.tenantId, job.orderId);
    if (!order) return null;
    const place = movable(order);
    if (place.status === 'submitting_to_fulfiller') {
      const open = await toSend(tx, context, order, job);
      return open ? [order, await findLines(tx, job.tenantId, job.orderId), open] : null;
    }
    if (place.status !== 'processed' && place.status !== 'queued_submitting_to_fulfiller') return null;
    if (place.held) return null;
    const left = await readLeftOut(tx, order);
    if (left.every(({ line, pieces }) => pieces === line.quantity)) {
      await callOff(tx, context, order, { reason: 'refunded_in_full', words: '' });
      return null;
    }
    const chosen = await choosePrinter(tx, context, order, left);
    if (!chosen) return null;
    await writeLeftOut(tx, order, left);
    const lines = await findLines(tx, job.tenantId, job.orderId);
    failPoint('submit.before-commit');
    return [order, lines, chosen];
  });
}

/**
 * Sends a processed order to the printer that suits it best; one that refuses it is followed by the next. Two transactions with the
 * network call between them. A printer that doesn't answer is not waited for: the submission waits in the queue that `sendDue`
 * works off. D32-37.
 */
export async function submitOrder(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const prepared = await prepare(context, job);
  if (!prepared) return;
  failPoint('submit.after-commit');
  await sendPrepared(context, prepared);
}
