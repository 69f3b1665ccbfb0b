import { randomBytes } from '@/lib/kernel/random';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { addHit, deleteOldHits } from './counters';
import { currentWindow, type Limit, type Verdict } from './window';

const DAY_MS = 86_400_000;

/** About one call in a hundred deletes counters older than any window, so that no timer is needed. */
async function clearNowAndThen(tx: Transaction): Promise<void> {
  const [roll = 255] = randomBytes(1);
  if (roll < 3) await deleteOldHits(tx, new Date(now().getTime() - DAY_MS));
}

/** As `consume`, inside an open directory transaction. */
export async function consumeIn(tx: Transaction, limit: Limit): Promise<Verdict> {
  const { windowStart, secondsLeft } = currentWindow(limit.windowSeconds);
  const hits = await addHit(tx, { bucket: limit.bucket, windowStart }, limit.weight);
  await clearNowAndThen(tx);
  return { allowed: hits <= limit.limit, retryAfter: secondsLeft };
}

/**
 * Counts one attempt and tells whether it is within the limit. One upsert, so that parallel attempts cannot exceed the
 * limit. Where only failures count, call `peek` before the work and `consume` after a failure. D27.
 */
export async function consume(limit: Limit): Promise<Verdict> {
  return withDirectory((tx) => consumeIn(tx, limit));
}
