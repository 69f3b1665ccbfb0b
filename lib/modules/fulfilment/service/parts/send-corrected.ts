import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { readParts, restartPart } from '@/lib/modules/fulfilment/data/order-parts';
import { unparkSubmission } from '@/lib/modules/fulfilment/data/submission-queue';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { moveThrough } from '@/lib/modules/orders/service/move-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';

const STEPS = ['queued_submitting_to_fulfiller', 'submitting_to_fulfiller'] as const;

/**
 * What of an order is parked, as its printer didn't answer, is sent again once its address was corrected, with audit row and job in the
 * caller's transaction. By the same reference: the printer may have taken it, and must not make it twice. Nothing for an order that is
 * held, or of which nothing is parked. S5-69.
 */
export async function sendCorrected(tx: Transaction, context: TenantContext, orderId: string): Promise<void> {
  const { tenantId } = context;
  const order = await lockOrder(tx, tenantId, orderId);
  if (order?.status !== 'fulfiller_submission_error' || order.holdReason !== null) return;
  const parts = await readParts(tx, { tenantId, orderId });
  const latest = parts.length > 0 ? undefined : await latestSubmission(tx, tenantId, orderId);
  const parked = (latest ? [latest] : parts).filter(({ parkedAt }) => parkedAt !== null);
  if (parked.length === 0 || !(await moveThrough(tx, context, movable(order), STEPS))) return;
  for (const one of parked) {
    await unparkSubmission(tx, one, now());
    if (one.lineIds) await restartPart(tx, one);
    const data = { fulfiller: one.fulfillerId, ...(one.lineIds && { part: one.part }) };
    await audit(tx, context, {
      action: 'order.sent_again',
      subjectType: 'order',
      subjectId: orderId,
      data,
    });
  }
  await enqueue(tx, 'submit-order', { tenantId, orderId }, { jobKey: `submit:${orderId}` });
}
