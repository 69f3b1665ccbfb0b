import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { now } from '@/lib/kernel/clock';

/** Longer than an answer may be on its way (ANSWER_WITHIN_MS), to a proxy that would keep it. */
const AFTERWARDS_MS = 15_000;

/**
 * Drops all kept pages of a store once its access has changed: at once, and again when no answer from before can be on its
 * way to a proxy any more. S3.5-11, ADR 0076.
 */
export async function purgeAfterAccess(tx: Transaction, slug: string): Promise<void> {
  await enqueuePurge(tx, slug);
  const runAt = new Date(now().getTime() + AFTERWARDS_MS);
  await enqueue(tx, 'purge-store', { slug }, { jobKey: `purge-access:${slug}`, runAt });
}
