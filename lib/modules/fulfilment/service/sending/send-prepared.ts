import { traceOf } from '@/lib/kernel/trace-of';
import { now } from '@/lib/kernel/clock';
import { failPoint } from '@/lib/env/fail-point';
import { log } from '@/lib/env/logger';
import type { TenantContext } from '@/lib/db/with-tenant';
import { fulfiller, type SubmitOutcome, type SubmittedOrder } from '@/lib/fulfillers';
import { lostAt } from '@/lib/modules/fulfilment/data/submission-queue';
import { restUntil, type SubmissionFault } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { connectionOf } from '@/lib/modules/fulfilment/service/fulfillers/connection';
import { submittedOrder } from '@/lib/modules/fulfilment/service/submitted-order';
import { enterLine, leaveLine } from './enter-line';
import { settleAnswer } from './settle-answer';
import { settleUnanswered } from './settle-unanswered';

type Worded = Parameters<typeof submittedOrder>;
/** A submission with what its printer is told, read and marked as being sent; at `nextAt` it counts as lost. */
export type Prepared = [order: Worded[0], lines: Worded[1], submission: Worded[2] & { nextAt: Date | null }];
/** `answered`: it is settled; `unanswered`: it is sent again or parked; `waits`: its printer can't be called now. */
export type SendOutcome = 'answered' | 'unanswered' | 'waits';

const NOT_COUNTED = { called: false, counts: false, rest: null } as const;

/** The order in its printer's words, or null where a font or picture of ours is missing. D32-43. */
async function worded(prepared: Prepared): Promise<SubmittedOrder | null> {
  try {
    return await submittedOrder(...prepared);
  } catch (error) {
    const [, , { id, fulfillerId }] = prepared;
    log().error({ submission: id, fulfillerId, fault: traceOf(error) }, 'an order can’t be put into words');
    return null;
  }
}

type Heard = SubmitOutcome | { kind: 'silent'; fault: SubmissionFault };

async function call(submitted: SubmittedOrder): Promise<Heard> {
  try {
    return await fulfiller(await connectionOf(submitted.fulfillerId)).submit(submitted);
  } catch (error) {
    const isLate = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
    return { kind: 'silent', fault: isLate ? 'timeout' : 'unreachable' };
  }
}

/**
 * Sends a submission that was prepared, without a transaction around it, and settles what came of it. A repeat sends the same
 * reference, for which the printer returns the same id. Rejects only where the database does. D32-37 to D32-40.
 */
export async function sendPrepared(context: TenantContext, prepared: Prepared): Promise<SendOutcome> {
  const [order, , { id: submissionId, fulfillerId, nextAt }] = prepared;
  const sent = { orderId: order.id, submissionId };
  const entry = await enterLine(fulfillerId, nextAt ?? lostAt(now()));
  if (!entry.free) {
    await settleUnanswered(context, sent, { fault: 'unreachable', ...NOT_COUNTED }, entry.until);
    return 'waits';
  }
  const { probe } = entry;
  const submitted = await worded(prepared);
  if (!submitted) {
    await settleUnanswered(context, sent, { fault: 'unprintable', ...NOT_COUNTED, counts: true });
    return 'unanswered';
  }
  const heard = await call(submitted);
  failPoint('submit.after-call');
  const line = { fulfillerId, submissionId, probe };
  if (heard.kind === 'accepted' || heard.kind === 'rejected') {
    await leaveLine(line, 'answer');
    await settleAnswer(context, sent, heard);
    return 'answered';
  }
  log().warn({ orderId: order.id, fulfillerId, fault: heard.fault }, 'fulfiller has not answered');
  const rest = heard.kind === 'unsure' ? restUntil(heard.retryAt, now()) : null;
  await leaveLine(line, rest ? { rest } : 'nothing');
  await settleUnanswered(context, sent, { fault: heard.fault, called: true, counts: !probe, rest });
  return 'unanswered';
}
