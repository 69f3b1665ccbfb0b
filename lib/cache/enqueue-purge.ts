import { enqueue, jobSpec, type JobSpec } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Queues the purge of a store's cached pages, which runs once this transaction is committed. For every change of what the
 * pages show: the store's look, what is left of its gifts and stock, when it opens and closes. Several purges of one store
 * that wait are one job. DESIGN "Caching".
 */
export async function enqueuePurge(tx: Transaction, slug: string): Promise<void> {
  await enqueue(tx, 'purge-store', { slug }, { jobKey: `purge:${slug}` });
}

/** The same job, for a statement that adds its jobs itself. */
export const purgeJob = (slug: string): JobSpec =>
  jobSpec('purge-store', { slug }, { jobKey: `purge:${slug}` });
