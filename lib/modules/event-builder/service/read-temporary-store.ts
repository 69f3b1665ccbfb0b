import { now } from '@/lib/kernel/clock';
import { notFound } from '@/lib/kernel/app-error';
import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { findTemporaryStore, touchTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { presentStore } from './present-store';
import { unusedSince } from './store-life';
import { storePictures } from './store-pictures';
import { readStoreToken } from './store-token';

/** The time of the last use is written at most once a day. */
const DAY_MS = 86_400_000;

/**
 * The store of a token; null for an invalid token, a store that has become an event, or one unused for 30 days. S3.5-4.
 */
export async function findKeptStore(token: string): Promise<KeptStore | null> {
  const id = readStoreToken(token);
  if (id === null) return null;
  const row = await withDirectory(async (tx) => {
    const found = await findTemporaryStore(tx, { id, since: unusedSince() });
    if (!found || now().getTime() - found.usedAt.getTime() < DAY_MS) return found;
    await touchTemporaryStore(tx, id, now());
    return { ...found, usedAt: now() };
  });
  return row && presentStore(row, await storePictures(id));
}

/** The same, but throws 404. An invalid token is rejected by its signature, without a database query. */
export async function readTemporaryStore(token: string): Promise<KeptStore> {
  const kept = await findKeptStore(token);
  if (!kept) throw notFound();
  return kept;
}
