'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser reports that it is online; true in the server's HTML. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls `retry` once after a network failure, as soon as the browser is online again. */
export function useRetryOnline(lost: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!lost) return undefined;
    const again = () => latest.current();
    window.addEventListener('online', again, { once: true });
    return () => window.removeEventListener('online', again);
  }, [lost]);
}
