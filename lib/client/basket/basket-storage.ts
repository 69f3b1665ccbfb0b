import { basketStorageKey } from '@/lib/domain/basket/basket-storage-key';
import type { KeptBasket } from '@/lib/domain/basket/kept-basket';
import { readKept, recordOf, writeKept, type KeptRecord } from '@/lib/domain/basket/stored-basket';

/** SPEC 3.3: database version 1, store `carts`, keyed by store id. */
const DATABASE = 'merchloom';
const STORE = 'carts';

/** The database's code comes after the first paint, which the mirror serves. */
async function database() {
  const { createStore, get, update } = await import('idb-keyval');
  return { carts: createStore(DATABASE, STORE), get, update };
}

let opened: ReturnType<typeof database> | undefined;

/** Opens the database once; one that could not be opened, or its code not be fetched, is tried again the next time. */
function carts(): ReturnType<typeof database> {
  opened ??= database().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** This store's copy in local storage: the first paint's, and how other tabs hear of a change (DECISIONS 31). */
export function readMirror(storeName: string, storeId: string): KeptBasket | null {
  try {
    return readKept(window.localStorage.getItem(basketStorageKey(storeName)), storeId);
  } catch {
    return null;
  }
}

/** Writes the mirror; false where the browser keeps nothing (private mode, a full disk). No old copy is left then. */
export function writeMirror(storeName: string, kept: KeptBasket): boolean {
  try {
    window.localStorage.setItem(basketStorageKey(storeName), writeKept(kept));
    return true;
  } catch {
    return dropMirror(storeName);
  }
}

function dropMirror(storeName: string): false {
  try {
    window.localStorage.removeItem(basketStorageKey(storeName));
    return false;
  } catch {
    return false;
  }
}

/** The store's basket from IndexedDB; null when there is none. Rejects where the browser has no database. */
export async function readCart(storeId: string): Promise<KeptBasket | null> {
  const { carts: store, get } = await carts();
  return readKept(await get<unknown>(storeId, store), storeId);
}

/**
 * Changes the store's basket in IndexedDB in one transaction, so that two tabs never overwrite each other, and answers
 * what is kept then. Rejects where the browser refuses.
 */
export async function changeCart(
  storeId: string,
  change: (stored: KeptBasket | null) => KeptBasket,
): Promise<KeptBasket> {
  const { carts: store, update } = await carts();
  let kept: KeptBasket | undefined;
  await update<KeptRecord>(
    storeId,
    (stored) => {
      kept = change(readKept(stored, storeId));
      return recordOf(kept);
    },
    store,
  );
  return kept ?? change(null);
}
