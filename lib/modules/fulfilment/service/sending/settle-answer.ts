import { audit } from '@/lib/audit/append-audit';
import { failPoint } from '@/lib/env/fail-point';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SubmitOutcome } from '@/lib/fulfillers';
import { noteRefused } from '@/lib/modules/fulfilment/data/routing-decisions';
import { readParts } from '@/lib/modules/fulfilment/data/order-parts';
import { latestSubmission, settleSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { settlePart } from '@/lib/modules/fulfilment/service/parts/settle-part';
import { giveBackUnused } from '@/lib/modules/fulfilment/service/route-order';
import { tryAnother } from '@/lib/modules/fulfilment/service/try-another';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import type { Sent } from './settle-unanswered';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
/** A printer's answer that says whether it makes the order. */
export type Answer = Exclude<SubmitOutcome, { kind: 'unsure' }>;

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

/**
 * Stores a printer's answer to a submission. Its callback may have arrived before this answer; an answer to one that was given
 * up, or sent anew meanwhile, moves nothing.
 */
export async function settleAnswer(
  context: TenantContext,
  { orderId, submissionId: id }: Sent,
  outcome: Answer,
): Promise<void> {
  const { tenantId } = context;
  const accepted = outcome.kind === 'accepted';
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) return;
    const part = (await readParts(tx, { tenantId, orderId })).find((one) => one.id === id);
    if (part) return settlePart(tx, context, { order, part }, outcome);
    const latest = await latestSubmission(tx, tenantId, orderId);
    const externalId = accepted ? outcome.externalId : null;
    await settleSubmission(tx, { tenantId, id, state: accepted ? 'accepted' : 'rejected', externalId });
    // Sent once more meanwhile: only the answer to that says what becomes of the order.
    if (latest?.id !== id || latest.givenUpAt) return;
    const to = accepted ? 'submitted_to_fulfiller' : 'fulfiller_submission_error';
    const reason = accepted ? null : outcome.reason;
    const moved = await moveOrder(tx, context, movable(order), { to, actor: 'system', reason });
    const subject = { subjectType: 'order', subjectId: orderId, data: { submission: id } } as const;
    const action = accepted ? 'fulfiller_submission.success' : 'fulfiller_submission.failure';
    await audit(tx, context, { action, ...subject });
    if (accepted) await audit(tx, context, { action: 'order.sent_to_fulfiller', ...subject });
    const goesOn = moved.ok && moved.value === 'moved';
    if (!accepted && (goesOn || order.status === 'cancelled')) await goElsewhere(tx, context, order, id);
    failPoint('settle.before-commit');
  });
  failPoint('settle.after-commit');
}
