import { basketStorageKey } from '@/lib/modules/checkout/rules/basket/basket-storage-key';

interface OtherTabs {
  /** Tells the store's other tabs that its basket has changed. */
  tell(): void;
}

/**
 * Hears of changes that other tabs made to a store's basket: by the mirror's storage event, by a message where the
 * mirror could not be written, and on coming back from the browser's page cache, which hears nothing meanwhile.
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
