import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True after hydration; false in the server's HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
