import { basketStorageKey } from '@/lib/modules/checkout/rules/basket/basket-storage-key';
import { newerOf, type KeptBasket } from '@/lib/modules/checkout/rules/basket/kept-basket';
import {
  readKept,
  recordOf,
  writeKept,
  type KeptRecord,
} from '@/lib/modules/checkout/rules/basket/stored-basket';

/** S3.3-1: database version 1, store `carts`, keyed by store id. */
const DATABASE = 'merchloom';
const STORE = 'carts';

/** The IndexedDB code is loaded after the first paint, which uses the mirror. */
async function database() {
  const { createStore, get, update } = await import('idb-keyval');
  return { carts: createStore(DATABASE, STORE), get, update };
}

let opened: ReturnType<typeof database> | undefined;

/** Opens the database once. If that fails, or its code cannot be loaded, the next call tries again. */
function carts(): ReturnType<typeof database> {
  opened ??= database().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * The two places for the mirror: localStorage, or sessionStorage for as long as this tab is open. Even reading the
 * property may throw.
 */
const lasting = () => window.localStorage;
const passing = () => window.sessionStorage;

/**
 * The store's basket in local or session storage, a copy of the database's: used for the first paint, and to notify
 * other tabs (D31). The newer of the two.
 */
export function readMirror(storeName: string, storeId: string): KeptBasket | null {
  const [kept, passed] = [lasting, passing].map((place) => readFrom(place, storeName, storeId));
  return kept ? newerOf(kept, passed ?? null) : (passed ?? null);
}

function readFrom(place: () => Storage, storeName: string, storeId: string): KeptBasket | null {
  try {
    return readKept(place().getItem(basketStorageKey(storeName)), storeId);
  } catch {
    return null;
  }
}

/**
 * Writes the mirror into localStorage, or into sessionStorage if that fails (full disk), so that the checkout finds it.
 * False when the browser stores nothing at all. An old copy is removed from a place that refuses the new one.
 */
export function writeMirror(storeName: string, kept: KeptBasket): boolean {
  if (!writeTo(lasting, storeName, kept)) return writeTo(passing, storeName, kept);
  drop(passing, storeName);
  return true;
}

function writeTo(place: () => Storage, storeName: string, kept: KeptBasket): boolean {
  try {
    place().setItem(basketStorageKey(storeName), writeKept(kept));
    return true;
  } catch {
    drop(place, storeName);
    return false;
  }
}

function drop(place: () => Storage, storeName: string): void {
  try {
    place().removeItem(basketStorageKey(storeName));
  } catch {
    // Storage that cannot be read contains nothing of ours.
  }
}

/** The store's basket from IndexedDB; null when there is none. Rejects when the browser has no database. */
export async function readCart(storeId: string): Promise<KeptBasket | null> {
  const { carts: store, get } = await carts();
  return readKept(await get<unknown>(storeId, store), storeId);
}

/**
 * Changes the store's basket in IndexedDB in one transaction, so that two tabs never overwrite each other, and returns
 * the stored result. Rejects when the browser refuses.
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
