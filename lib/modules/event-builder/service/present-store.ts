import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { TemporaryStoreRow } from '@/lib/modules/event-builder/data/temporary-stores';
import { expiryOf } from './store-life';
import { storeToken } from './store-token';

/** A temporary store as its holder reads it. */
export function presentStore(row: TemporaryStoreRow, pictures: KeptStore['pictures']): KeptStore {
  const { id, version, store, savedAt, usedAt } = row;
  return {
    id,
    token: storeToken(id),
    version,
    store,
    pictures,
    saved_at: savedAt.toISOString(),
    expires_at: expiryOf(usedAt).toISOString(),
  };
}
