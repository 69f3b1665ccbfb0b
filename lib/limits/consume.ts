import { randomBytes } from '@/lib/kernel/random';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { addHit, deleteOldHits } from './counters';
import { currentWindow, type Limit, type Verdict } from './window';

const DAY_MS = 86_400_000;

/** Every hundredth call or so clears away what is older than any window, so that no timer is needed. */
async function clearNowAndThen(tx: Transaction): Promise<void> {
  const [roll = 255] = randomBytes(1);
  if (roll < 3) await deleteOldHits(tx, new Date(now().getTime() - DAY_MS));
}

/** As `consume`, in a directory transaction that is open already. */
export async function consumeIn(tx: Transaction, limit: Limit): Promise<Verdict> {
  const { windowStart, secondsLeft } = currentWindow(limit.windowSeconds);
  const hits = await addHit(tx, { bucket: limit.bucket, windowStart }, limit.weight);
  await clearNowAndThen(tx);
  return { allowed: hits <= limit.limit, retryAfter: secondsLeft };
}

/**
 * Counts one try and tells whether it was within the limit; one upsert, so that parallel tries cannot pass together.
 * What must count only when it fails is counted after the fact, beside a `peek` before it. DECISIONS 27.
 */
export async function consume(limit: Limit): Promise<Verdict> {
  return withDirectory((tx) => consumeIn(tx, limit));
}
