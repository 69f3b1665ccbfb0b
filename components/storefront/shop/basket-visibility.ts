'use client';

import { useSyncExternalStore } from 'react';

/** Open state of the basket, shared, since any part of a page may open it (S4-11). */
let open = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openBasket = (): void => set(true);
export const closeBasket = (): void => set(false);

/** Whether the basket is open; closed in the server's HTML. */
export function useBasketOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => false,
  );
}
