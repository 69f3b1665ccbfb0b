import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import {
  findSubmission,
  noteUnanswered,
  putOffSubmission,
} from '@/lib/modules/fulfilment/data/submission-queue';
import { readParts } from '@/lib/modules/fulfilment/data/order-parts';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { parkPart } from '@/lib/modules/fulfilment/service/parts/settle-part';
import { nextTry, type SubmissionFault } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';

/** A submission and its order. */
export interface Sent {
  orderId: string;
  submissionId: string;
}

/** What a try came to that says nothing of whether the order is made. */
export interface Unanswered {
  fault: SubmissionFault;
  /** Whether the printer was called at all. */
  called: boolean;
  /** Whether it uses up a try: not while the line to the printer is dead. D32-39. */
  counts: boolean;
  /** Until when the printer wants to be left alone. */
  rest: Date | null;
}

/**
 * Keeps that a submission wasn't answered, and when it is sent again; after the last try it is parked, and its order has a
 * submission error with the reason until staff act. D32-37, D32-40. `waitsFor`: only looked at, since its printer can't be called.
 */
export async function settleUnanswered(
  context: TenantContext,
  { orderId, submissionId: id }: Sent,
  tried: Unanswered,
  waitsFor?: Date,
): Promise<void> {
  const { tenantId } = context;
  const at = now();
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    const row = order && (await findSubmission(tx, { tenantId, id }));
    if (!row || row.state !== 'queued' || row.parkedAt) return;
    const { fault, called, rest } = tried;
    const tries = row.tries + (tried.counts ? 1 : 0);
    const unansweredSince = row.unansweredSince ?? row.createdAt;
    const nextAt = nextTry({ tries, fault: row.fault ?? fault, unansweredSince, rest, at });
    if (waitsFor && nextAt) return putOffSubmission(tx, { tenantId, id }, waitsFor);
    if (!(await noteUnanswered(tx, { tenantId, id }, { tries, called, fault, at, nextAt }))) return;
    if (nextAt) return;
    const reason = fault === 'unprintable' ? fault : 'unreachable';
    const part = (await readParts(tx, { tenantId, orderId })).find((one) => one.id === id);
    if (part) await parkPart(tx, context, { order, part }, reason);
    else if ((await latestSubmission(tx, tenantId, orderId))?.id !== id) return;
    else {
      const to = 'fulfiller_submission_error' as const;
      await moveOrder(tx, context, movable(order), { to, actor: 'system', reason });
    }
    const data = { submission: id, fault, tries };
    const subject = { subjectType: 'order', subjectId: orderId, data } as const;
    await audit(tx, context, { action: 'fulfiller_submission.failure', ...subject });
    await announce(tx, 'order.changed', { tenantId, orderId });
  });
}
