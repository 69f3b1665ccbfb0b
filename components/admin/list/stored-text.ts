'use client';

import { useCallback, useSyncExternalStore } from 'react';

type Area = 'localStorage' | 'sessionStorage';

const listeners = new Set<() => void>();

/** Storage can be switched off, full, or forbidden in a frame: then the setting holds for this page only. */
const memory = new Map<string, string | null>();

function read(area: Area, key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function write(area: Area, key: string, text: string | null): void {
  memory.delete(key);
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A text kept in this browser, the same in every part of the page and in other tabs. Null on the server. */
export function useStoredText(area: Area, key: string): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(area, key),
    () => null,
  );
  const set = useCallback((next: string | null) => write(area, key, next), [area, key]);
  return [text, set];
}
