import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Adds the job that gives back what the platform no longer keeps of an order's fee after a refund. A tenant's run one
 * after another, since each reads what the ones before it have given back. D36-9.
 */
export async function enqueueFeeReturn(tx: Transaction, job: JobPayloads['return-fee']): Promise<void> {
  const { tenantId, refundId } = job;
  await enqueue(tx, 'return-fee', job, { jobKey: `fee:${refundId}`, queue: `fee:${tenantId}` });
}
