import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs: false in the server's HTML and while the page is being taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
