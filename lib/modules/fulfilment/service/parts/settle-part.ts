import { audit } from '@/lib/audit/append-audit';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { writePlace, type OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import { noteRefused } from '@/lib/modules/fulfilment/data/routing-decisions';
import { settleSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { movePlace } from '@/lib/modules/fulfilment/rules/parts/part-place';
import { giveBackUnused } from '@/lib/modules/fulfilment/service/route-order';
import { isIssue } from '@/lib/modules/orders/rules/needs-attention';
import { followParts } from './follow-parts';

type Order = typeof orders.$inferSelect;

/** What a printer has answered to its part. */
type Answered = { kind: 'accepted'; externalId: string } | { kind: 'rejected'; reason: string };

/**
 * Stores a printer's answer to a part of a locked order, which moves that part alone. One that is refused goes to another printer; one
 * that its printer has told of already, which answers late or otherwise now, stays with it. D32-59, D32-60.
 */
export async function settlePart(
  tx: Transaction,
  context: TenantContext,
  { order, part }: { order: Order; part: OrderPart },
  answer: Answered,
): Promise<void> {
  const { tenantId, id } = part;
  const accepted = answer.kind === 'accepted';
  const to = accepted ? 'submitted_to_fulfiller' : 'fulfiller_submission_error';
  const { moved, place } = movePlace(part, to, 'system');
  const refused = !accepted && (moved || isIssue(part.status));
  const externalId = accepted ? answer.externalId : null;
  await settleSubmission(tx, { tenantId, id, state: refused ? 'rejected' : 'accepted', externalId });
  if (part.givenUpAt !== null) return;
  await writePlace(tx, part, place);
  const subject = { subjectType: 'order', subjectId: order.id, data: { submission: id } } as const;
  const action = accepted ? 'fulfiller_submission.success' : 'fulfiller_submission.failure';
  await audit(tx, context, { action, ...subject });
  if (accepted) await audit(tx, context, { action: 'order.sent_to_fulfiller', ...subject });
  const isRefused = refused && (moved || order.status === 'cancelled');
  if (isRefused) {
    await noteRefused(tx, tenantId, id);
    await giveBackUnused(tx, order);
  }
  if (order.status === 'cancelled') return;
  await followParts(tx, context, order, { reason: accepted ? null : answer.reason, refused: isRefused });
}

/** A part whose printer doesn't answer is parked, and its order with it until staff act. D32-40, D32-60. */
export async function parkPart(
  tx: Transaction,
  context: TenantContext,
  { order, part }: { order: Order; part: OrderPart },
  reason: string,
): Promise<void> {
  const { moved, place } = movePlace(part, 'fulfiller_submission_error', 'system');
  if (!moved) return;
  await writePlace(tx, part, place);
  await followParts(tx, context, order, { reason });
}
