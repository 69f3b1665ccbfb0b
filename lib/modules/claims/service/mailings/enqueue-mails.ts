import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { now } from '@/lib/kernel/clock';
import { nextMoment } from '@/lib/modules/claims/data/code-mails';

type Job = JobPayloads['mail-codes'];

/** How often a turn is tried when no mail gets through: some ten hours. */
const ATTEMPTS = 10;

/** Adds the job that mails the codes of a batch; one that waits is replaced. A tenant's mails are sent one after another. */
export async function enqueueMails(tx: Transaction, job: Job, runAt?: Date): Promise<void> {
  await enqueue(tx, 'mail-codes', job, {
    queue: `code-mails:${job.tenantId}`,
    jobKey: `code-mails:${job.batchId}`,
    maxAttempts: ATTEMPTS,
    ...(runAt ? { runAt } : {}),
  });
}

/** Lets the job look at a batch again when something of it is due; for every change that moves it. */
export async function wakeMails(tx: Transaction, job: Job): Promise<void> {
  const next = await nextMoment(tx, job, now());
  if (next) await enqueueMails(tx, job, next);
}
