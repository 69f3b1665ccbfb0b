import { createStore, get, set, type UseStore } from 'idb-keyval';
import { basketStorageKey } from '@/lib/domain/basket/basket-storage-key';
import { readBasket, writeBasket } from '@/lib/domain/basket/stored-basket';
import type { Basket } from '@/lib/domain/basket/types';

/** SPEC 3.3: database version 1, store `carts`, keyed by store id. */
const DATABASE = 'merchloom';
const STORE = 'carts';

let database: UseStore | undefined;

function carts(): UseStore {
  database ??= createStore(DATABASE, STORE);
  return database;
}

/** The mirror in local storage: what the first paint shows, and how other tabs hear of a change (DECISIONS 31). */
export function readMirror(storeName: string, storeId: string): Basket | null {
  try {
    const stored = window.localStorage.getItem(basketStorageKey(storeName));
    return stored === null ? null : readBasket(stored, storeId);
  } catch {
    return null;
  }
}

/** Writes the mirror; false where the browser keeps nothing (private mode, a full disk). */
export function writeMirror(storeName: string, basket: Basket): boolean {
  try {
    window.localStorage.setItem(basketStorageKey(storeName), writeBasket(basket));
    return true;
  } catch {
    return false;
  }
}

/** The store's basket from IndexedDB; null when there is none. Rejects where the browser has no database. */
export async function readCart(storeId: string): Promise<Basket | null> {
  const stored = await get<string>(storeId, carts());
  return stored === undefined ? null : readBasket(stored, storeId);
}

/** Keeps the store's basket in IndexedDB. Rejects where the browser refuses. */
export async function writeCart(basket: Basket): Promise<void> {
  await set(basket.storeId, writeBasket(basket), carts());
}
