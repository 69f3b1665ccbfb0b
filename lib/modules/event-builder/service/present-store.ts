import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { expiryOf } from './store-life';
import { storeToken } from './store-token';

interface StoredRow<Store> {
  id: string;
  store: Store;
  version: number;
  savedAt: Date;
  usedAt: Date;
}

/** A temporary store, or a draft, as its holder reads it. */
export function presentStore<Store>(
  row: StoredRow<Store>,
  pictures: KeptStore['pictures'],
): Omit<KeptStore, 'store'> & { store: Store } {
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
