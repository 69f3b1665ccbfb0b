import { enqueueAll, jobSpec, type JobPayloads, type JobSpec } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { mailedBatches } from './code-mails';

/** How often a turn is tried when no mail gets through: for some three and a half hours. */
const ATTEMPTS = 10;

/** The job that mails the codes of a batch; it replaces one that waits. A tenant's mails are sent one after another. */
export const mailJob = (job: JobPayloads['mail-codes'], runAt?: Date): JobSpec =>
  jobSpec('mail-codes', job, {
    queue: `code-mails:${job.tenantId}`,
    jobKey: `code-mails:${job.batchId}`,
    maxAttempts: ATTEMPTS,
    ...(runAt ? { runAt } : {}),
  });

/** Lets the job look at every batch of an event that went live: nothing of it was mailed before. D40-4. */
export async function wakeEvent(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  const batches = await mailedBatches(tx, { tenantId, eventId });
  await enqueueAll(
    tx,
    batches.map((batchId) => mailJob({ tenantId, batchId })),
  );
}
