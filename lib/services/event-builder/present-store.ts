import type { KeptStore } from '@/lib/contracts/event-builder/temporary-store';
import type { TemporaryStoreRow } from '@/lib/db/queries/event-builder/temporary-stores';
import { expiryOf } from './store-life';
import { storeToken } from './store-token';

/** A temporary store as its holder reads it. */
export function presentStore(row: TemporaryStoreRow, pictures: KeptStore['pictures']): KeptStore {
  const { id, version, store, savedAt, usedAt } = row;
  return {
    ...{ id, token: storeToken(id), version, store, pictures },
    saved_at: savedAt.toISOString(),
    expires_at: expiryOf(usedAt).toISOString(),
  };
}
