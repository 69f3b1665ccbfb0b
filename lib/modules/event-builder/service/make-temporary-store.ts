import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { KeptStore, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { addTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { countBuilding } from './builder-limits';
import { checkStore } from './check-store';
import { presentStore } from './present-store';

/**
 * Creates a temporary store, which belongs to the holder of its token (S3.5-4). It cannot have pictures yet. Throws
 * `rate_limited`, and 422 at a field that names something unknown.
 */
export async function makeTemporaryStore(store: TemporaryStore, visitor: string): Promise<KeptStore> {
  await checkStore(store, []);
  await countBuilding('make', visitor);
  const [id, at] = [newId('temporaryStore'), now()];
  await withDirectory((tx) => addTemporaryStore(tx, { id, store, at }));
  return presentStore({ id, store, version: 1, savedAt: at, usedAt: at }, []);
}
