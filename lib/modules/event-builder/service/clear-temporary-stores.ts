import { clearUnused } from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { unusedSince } from './store-life';

const BATCH = 200;

/** Deletes the temporary stores unused for 30 days, one batch per transaction; returns how many. S3.5. */
export async function clearTemporaryStores(): Promise<number> {
  let cleared = 0;
  for (;;) {
    const gone = await withDirectory((tx) => clearUnused(tx, unusedSince(), BATCH));
    cleared += gone.length;
    if (gone.length < BATCH) return cleared;
  }
}
