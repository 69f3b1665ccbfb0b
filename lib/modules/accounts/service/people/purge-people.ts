import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { forgetRemoved, RESTORABLE_DAYS } from '@/lib/modules/accounts/data/people';

const BATCH = 500;
const DAY_MS = 86_400_000;

/** Forgets the names and addresses of people removed more than 30 days ago. Returns how many. D45, D46. */
export async function purgePeople(): Promise<number> {
  const before = new Date(now().getTime() - RESTORABLE_DAYS * DAY_MS);
  let purged = 0;
  for (;;) {
    const some = await withDirectory((tx) => forgetRemoved(tx, before, BATCH));
    purged += some;
    if (some < BATCH) return purged;
  }
}
