import { enqueueAll, type JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { now } from '@/lib/kernel/clock';
import { nextMoment } from '@/lib/modules/claims/data/code-mails';
import { mailJob } from '@/lib/modules/claims/data/mail-job';

type Job = JobPayloads['mail-codes'];

/** Adds the job that mails the codes of a batch; one that waits is replaced. */
export async function enqueueMails(tx: Transaction, job: Job, runAt?: Date): Promise<void> {
  await enqueueAll(tx, [mailJob(job, runAt)]);
}

/**
 * Lets the job look at a batch again when something of it is due; for every change that moves it. What is due already goes
 * behind the client's other batches that wait: one of 50,000 codes must not hold up a single gift.
 */
export async function wakeMails(tx: Transaction, job: Job): Promise<void> {
  const at = now();
  const next = await nextMoment(tx, job, at);
  if (next) await enqueueMails(tx, job, next > at ? next : at);
}
