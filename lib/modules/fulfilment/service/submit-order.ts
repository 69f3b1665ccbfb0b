import { appEnv } from '@/lib/env/app';
import { log } from '@/lib/env/logger';
import { audit } from '@/lib/audit/append-audit';
import { findLines, setFulfiller } from '@/lib/modules/orders/service/statements/find-lines';
import {
  findOpenFulfiller,
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
import { moveOrder, moveThrough } from '@/lib/modules/orders/service/move-order';
import { connectionOf } from './fulfillers/connection';
import { submittedOrder } from './submitted-order';

interface Job {
  tenantId: string;
  orderId: string;
  /** What was sent before then (ms) was refused for its address. */
  since?: number;
}
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
  return { id: await openSubmission(tx, { tenantId, orderId, fulfillerId }), fulfillerId };
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
    const chosen = await findOpenFulfiller(tx, order.region);
    if (!chosen) {
      await moveOrder(tx, context, place, {
        to: 'fulfiller_routing_error',
        actor: 'system',
        reason: 'no open fulfiller',
      });
      return null;
    }
    const steps = ['queued_submitting_to_fulfiller', 'submitting_to_fulfiller'] as const;
    const wanted = place.status === 'processed' ? steps : steps.slice(1);
    if (!(await moveThrough(tx, context, place, wanted))) return null;
    await setFulfiller(tx, job.tenantId, job.orderId, chosen.id);
    await writeLeftOut(tx, order, left);
    const id = await openSubmission(tx, {
      tenantId: job.tenantId,
      orderId: job.orderId,
      fulfillerId: chosen.id,
    });
    const lines = await findLines(tx, job.tenantId, job.orderId);
    return [order, lines, { id, fulfillerId: chosen.id }];
  });
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
    await settleSubmission(tx, {
      tenantId: job.tenantId,
      id: submissionId,
      state: accepted ? 'accepted' : 'rejected',
      externalId,
    });
    const place = movable(order);
    const to = accepted ? 'submitted_to_fulfiller' : 'fulfiller_submission_error';
    await moveOrder(tx, context, place, { to, actor: 'system', reason: accepted ? null : outcome.reason });
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
  });
}

/**
 * Sends a processed order to a printer of its region. Two transactions with the network call between them. A repeat
 * after a crash sends the same reference, for which the printer returns the same id. `last` marks the job's final
 * attempt: if the printer cannot be reached then, the order gets a submission error.
 */
export async function submitOrder(job: Job, attempt: { last: boolean }): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const prepared = await prepare(context, job);
  if (!prepared) return;
  const submitted = await submittedOrder(...prepared);
  try {
    const api = fulfiller(await connectionOf(submitted.fulfillerId));
    await settle(context, job, submitted.reference, await api.submit(submitted));
  } catch (error) {
    log().warn(
      { orderId: job.orderId, last: attempt.last, mode: appEnv().APP_MODE },
      'fulfiller could not be reached',
    );
    if (!attempt.last) throw error;
    await settle(context, job, submitted.reference, { kind: 'rejected', reason: 'unreachable' });
  }
}
