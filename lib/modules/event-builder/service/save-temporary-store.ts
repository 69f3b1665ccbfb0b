import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { KeptStore, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import {
  findTemporaryStore,
  saveTemporaryStore as save,
} from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { countBuilding } from './builder-limits';
import { checkStore } from './check-store';
import { presentStore } from './present-store';
import { unusedSince } from './store-life';
import { storePictures } from './store-pictures';
import { readStoreToken } from './store-token';

/** The new content and the version it replaces. */
interface Change {
  store: TemporaryStore;
  version: number;
}

/**
 * Saves a temporary store for the holder of its token; the same save again changes nothing. Throws 404 for an invalid
 * token, 409 with the latest `version` when somebody saved in between, 422 at a field that names something unknown or
 * foreign, and `rate_limited`. S3.5-4.
 */
export async function saveTemporaryStore(
  token: string,
  { store, version }: Change,
  visitor: string,
): Promise<KeptStore> {
  const id = readStoreToken(token);
  if (id === null) throw notFound();
  await countBuilding('save', visitor);
  const pictures = await storePictures(id);
  await checkStore(store, pictures);
  const which = { id, since: unusedSince() };
  const outcome = await withDirectory(async (tx) => {
    const saved = await save(tx, { ...which, store, version, at: now() });
    return { saved, latest: saved ?? (await findTemporaryStore(tx, which)) };
  });
  if (!outcome.latest) throw notFound();
  if (!outcome.saved) throw new AppError('conflict', { data: { version: outcome.latest.version } });
  return presentStore(outcome.saved, pictures);
}
