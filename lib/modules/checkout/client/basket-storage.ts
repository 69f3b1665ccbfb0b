import { basketStorageKey } from '@/lib/modules/checkout/rules/basket/basket-storage-key';
import { newerOf, type KeptBasket } from '@/lib/modules/checkout/rules/basket/kept-basket';
import {
  readKept,
  recordOf,
  writeKept,
  type KeptRecord,
} from '@/lib/modules/checkout/rules/basket/stored-basket';

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

/** Where a mirror may stand: for good, else for as long as this tab is open. Looking alone may be refused. */
const lasting = () => window.localStorage;
const passing = () => window.sessionStorage;

/**
 * This store's copy beside the database: the first paint's, and how other tabs hear of a change (DECISIONS 31). Of a
 * lasting and a passing one the newer.
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
 * Writes the mirror: into local storage, or where that takes nothing (a full disk) into the tab's own, so that the
 * checkout finds it. False where the browser keeps nothing at all. No old copy is left in a place that refuses.
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
    // What may not be looked at holds nothing of ours.
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
