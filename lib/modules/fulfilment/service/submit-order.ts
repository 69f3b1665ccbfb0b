import { appEnv } from '@/lib/env/app';
import { failPoint } from '@/lib/env/fail-point';
import { log } from '@/lib/env/logger';
import { audit } from '@/lib/audit/append-audit';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { noteRefused, passOnDecision } from '@/lib/modules/fulfilment/data/routing-decisions';
import {
  latestSubmission,
  openSubmission,
  settleSubmission,
} from '@/lib/modules/fulfilment/data/submissions';
import { callOff } from '@/lib/modules/orders/service/call-off';
import { readLeftOut, writeLeftOut } from '@/lib/modules/orders/service/statements/left-out';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fulfiller, type SubmitOutcome } from '@/lib/fulfillers';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { choosePrinter } from './choose-printer';
import { connectionOf } from './fulfillers/connection';
import { giveBackUnused } from './route-order';
import { submittedOrder } from './submitted-order';
import { tryAnother } from './try-another';

interface Job {
  tenantId: string;
  orderId: string;
  /** What was sent before then (ms) was refused for its address. */
  since?: number;
}
type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
type Prepared = Parameters<typeof submittedOrder>;

/**
 * The submission whose answer is awaited. After an address was corrected it is a new one, since the fulfiller answers a reference
 * that it knows as it did before. D32-34.
 */
async function toSend(tx: Transaction, { tenantId, orderId, since }: Job) {
  const latest = await latestSubmission(tx, tenantId, orderId);
  if (since === undefined || !latest || latest.createdAt.getTime() >= since)
    return latest?.state === 'queued' ? latest : null;
  const { fulfillerId } = latest;
  const id = await openSubmission(tx, { tenantId, orderId, fulfillerId });
  // What was taken of the printer is what the new one uses.
  await passOnDecision(tx, tenantId, { from: latest.id, to: id });
  return { id, fulfillerId };
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
      const open = await toSend(tx, job);
      return open && [order, await findLines(tx, job.tenantId, job.orderId), open];
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

/** The printer never answered: it may be making the order, so no other is asked. */
const UNREACHABLE = 'unreachable';

/** The printer surely won't make the order: what was taken of it goes back, and the next one is tried. D32-28. */
async function goElsewhere(tx: Transaction, context: TenantContext, order: Order, submissionId: string) {
  await noteRefused(tx, order.tenantId, submissionId);
  await giveBackUnused(tx, order);
  // Cancelled while it was sent.
  if (order.status === 'cancelled') return;
  const status = 'fulfiller_submission_error' as const;
  const returnsTo = 'queued_submitting_to_fulfiller' as const;
  await tryAnother(tx, context, order, { ...movable(order), status, returnsTo });
}

/** Second transaction: stores the fulfiller's answer. Its callback may have arrived before this answer. */
async function settle(
  context: TenantContext,
  job: Job,
  submissionId: string,
  outcome: SubmitOutcome,
): Promise<void> {
  const accepted = outcome.kind === 'accepted';
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, job.tenantId, job.orderId);
    if (!order) return;
    const externalId = accepted ? outcome.externalId : null;
    const latest = await latestSubmission(tx, job.tenantId, job.orderId);
    await settleSubmission(tx, {
      tenantId: job.tenantId,
      id: submissionId,
      state: accepted ? 'accepted' : 'rejected',
      externalId,
    });
    // Sent once more meanwhile: only the answer to that says what becomes of the order.
    if (latest?.id !== submissionId) return;
    const place = movable(order);
    const to = accepted ? 'submitted_to_fulfiller' : 'fulfiller_submission_error';
    const reason = accepted ? null : outcome.reason;
    const moved = await moveOrder(tx, context, place, { to, actor: 'system', reason });
    const subject = {
      subjectType: 'order',
      subjectId: order.id,
      data: { submission: submissionId },
    } as const;
    await audit(tx, context, {
      action: accepted ? 'fulfiller_submission.success' : 'fulfiller_submission.failure',
      ...subject,
    });
    if (accepted) await audit(tx, context, { action: 'order.sent_to_fulfiller', ...subject });
    const refused = outcome.kind === 'rejected' && reason !== UNREACHABLE;
    const goesOn = moved.ok && moved.value === 'moved';
    if (refused && (goesOn || order.status === 'cancelled'))
      await goElsewhere(tx, context, order, submissionId);
    failPoint('settle.before-commit');
  });
  failPoint('settle.after-commit');
}

/**
 * Sends a processed order to the printer that suits it best; one that refuses it is followed by the next. Two transactions with the network call between them. A repeat
 * after a crash sends the same reference, for which the printer returns the same id. `last` marks the job's final
 * attempt: if the printer cannot be reached then, the order gets a submission error.
 */
export async function submitOrder(job: Job, attempt: { last: boolean }): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const prepared = await prepare(context, job);
  if (!prepared) return;
  failPoint('submit.after-commit');
  const submitted = await submittedOrder(...prepared);
  try {
    const api = fulfiller(await connectionOf(submitted.fulfillerId));
    const outcome = await api.submit(submitted);
    failPoint('submit.after-call');
    await settle(context, job, submitted.reference, outcome);
  } catch (error) {
    log().warn(
      { orderId: job.orderId, last: attempt.last, mode: appEnv().APP_MODE },
      'fulfiller could not be reached',
    );
    if (!attempt.last) throw error;
    await settle(context, job, submitted.reference, { kind: 'rejected', reason: UNREACHABLE });
  }
}
