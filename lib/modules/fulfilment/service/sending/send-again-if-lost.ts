import { now } from '@/lib/kernel/clock';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { SENT_FOR_MS } from '@/lib/modules/fulfilment/data/submission-queue';

/**
 * Plans, with the submission that is being sent, what sends it again should its worker die: any other worker does, when the call
 * would have ended, and only if nothing was heard of it until then. The queue's own turn would come up to a minute later, and the
 * dead worker's job is freed after half of one. Nothing is planned for one that waits longer, for the queue. D32-75.
 */
export async function sendAgainIfLost(
  tx: Transaction,
  sent: { tenantId: string; orderId: string; nextAt: Date | null },
): Promise<void> {
  const { tenantId, orderId, nextAt } = sent;
  if (nextAt === null || nextAt.getTime() - now().getTime() > SENT_FOR_MS) return;
  const lostAt = nextAt.getTime();
  const key = `lost:${orderId}:${lostAt}`;
  await enqueue(tx, 'submit-order', { tenantId, orderId, lostAt }, { runAt: nextAt, jobKey: key });
}
