import { basketStorageKey } from '@/lib/modules/checkout/rules/basket/basket-storage-key';

interface OtherTabs {
  /** Tells the store's other tabs that its basket has changed. */
  tell(): void;
}

/**
 * Listens for changes of a store's basket in other tabs: by the mirror's storage event, by a BroadcastChannel message
 * when the mirror could not be written, and after a return from the back/forward cache, where no events arrive.
 */
export function hearOtherTabs(storeId: string, storeName: string, onChange: () => void): OtherTabs {
  window.addEventListener('storage', (event) => {
    if (event.key === basketStorageKey(storeName)) onChange();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) onChange();
  });
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel(`basket-${storeId}`);
  channel.onmessage = onChange;
  return { tell: () => channel.postMessage('changed') };
}
