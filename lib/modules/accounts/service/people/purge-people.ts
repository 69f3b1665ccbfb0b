import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { forgetRemoved, RESTORABLE_DAYS } from '@/lib/modules/accounts/data/people';
import { deleteEnded } from '@/lib/modules/accounts/data/user-invitations';

const BATCH = 500;
const DAY_MS = 86_400_000;

/**
 * Forgets the names and addresses of people removed more than 30 days ago, and deletes invitations that ended as long ago.
 * Returns how many people. D45, D46.
 */
export async function purgePeople(): Promise<number> {
  const before = new Date(now().getTime() - RESTORABLE_DAYS * DAY_MS);
  await inBatches((tx) => deleteEnded(tx, before, BATCH));
  return inBatches((tx) => forgetRemoved(tx, before, BATCH));
}

/** Repeats a batch, each in a transaction of its own, until one is not full. Returns how many rows it changed. */
async function inBatches(batch: (tx: Transaction) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const some = await withDirectory(batch);
    all += some;
    if (some < BATCH) return all;
  }
}
