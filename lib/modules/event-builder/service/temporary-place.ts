import { notFound } from '@/lib/kernel/app-error';
import { withDirectory } from '@/lib/db/with-directory';
import { findTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import type { UploadPlace } from '@/lib/modules/uploads/service/upload-place';
import { unusedSince } from './store-life';
import { readStoreToken } from './store-token';

/** The place of a temporary store, by its token. Throws 404 for an invalid one (S3.5). */
export async function temporaryPlace(token: string): Promise<UploadPlace> {
  const storeId = readStoreToken(token);
  if (!storeId) throw notFound();
  const store = await withDirectory((tx) => findTemporaryStore(tx, { id: storeId, since: unusedSince() }));
  if (!store) throw notFound();
  return { scope: { kind: 'temporary', storeId }, by: null };
}
