import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Adds the job that gives back what the platform no longer keeps of an order's fee after a refund or a lost dispute, or, with
 * `again`, takes what is owed again once that failed or was won. A tenant's run one after another, since each reads what the
 * ones before it have moved. D36-9, D36-12.
 */
export async function enqueueFeeReturn(tx: Transaction, job: JobPayloads['return-fee']): Promise<void> {
  const { tenantId, refundId, again } = job;
  const jobKey = again ? `fee:${refundId}:again` : `fee:${refundId}`;
  await enqueue(tx, 'return-fee', job, { jobKey, queue: `fee:${tenantId}` });
}
