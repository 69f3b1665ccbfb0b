import { audit } from '@/lib/audit/append-audit';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { insertRefundRequest } from '@/lib/modules/payments/data/refund-requests';

interface Refused {
  orderId: string;
  editId: string | undefined;
  amount: number;
}

/** Tells the client, once, that a refund has failed for good: `failedId`, a refund's or a request's. D36-15. */
export async function tellRefundFailed(
  tx: Transaction,
  job: Omit<JobPayloads['send-refund-failed-mail'], 'userId'>,
): Promise<void> {
  await enqueue(tx, 'send-refund-failed-mail', job, { jobKey: `refund-failed:${job.failedId}` });
}

/**
 * Writes down that the provider will not make the refund of a cancelled order, or of a change: nothing is tried by itself any more,
 * and a person settles it. D36-14.
 */
export async function recordRefused(
  tx: Transaction,
  context: TenantContext,
  { orderId, editId, amount }: Refused,
): Promise<void> {
  const { tenantId } = context;
  if (!(await lockOrder(tx, tenantId, orderId))) return;
  const id = newId('refundRequest');
  await insertRefundRequest(tx, {
    tenantId,
    id,
    orderId,
    amountMinor: amount,
    reason: editId === undefined ? 'cancelled' : 'edit',
    lines: [],
    withShipping: false,
    words: '',
    askedBy: 'system',
    askedAt: now(),
    state: 'refused',
    editId: editId ?? null,
  });
  await audit(tx, context, {
    action: 'order.refund_failed',
    subjectType: 'order',
    subjectId: orderId,
    data: { request: id, amount },
  });
  await announce(tx, 'order.changed', { tenantId, orderId });
  await tellRefundFailed(tx, { tenantId, orderId, failedId: id, amountMinor: amount });
}
