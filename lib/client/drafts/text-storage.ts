/** `tab`: lost when the tab is closed, and no other tab sees it. `browser`: kept, and seen by every tab. */
export type StorageArea = 'tab' | 'browser';

/** What the browser refuses to store: denied storage, or a full one. Lost with the page. */
const refused: Record<StorageArea, Map<string, string>> = { tab: new Map(), browser: new Map() };

/** Even reading the property throws where storage is denied. */
function storageOf(area: StorageArea): Storage {
  return area === 'tab' ? window.sessionStorage : window.localStorage;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function readText(area: StorageArea, key: string): string | null {
  return attempt(() => storageOf(area).getItem(key)) ?? refused[area].get(key) ?? null;
}

export function dropText(area: StorageArea, key: string): void {
  refused[area].delete(key);
  attempt(() => storageOf(area).removeItem(key));
}

/** Stores a text before it returns; where the browser refuses, it is kept for as long as the page. */
export function keepText(area: StorageArea, key: string, text: string): void {
  const kept = attempt(() => {
    storageOf(area).setItem(key, text);
    return true;
  });
  if (kept) return void refused[area].delete(key);
  // An older text must not outlive the one that did not fit.
  dropText(area, key);
  refused[area].set(key, text);
}

export function textKeys(area: StorageArea, prefix: string): string[] {
  const stored = attempt(() => Object.keys(storageOf(area))) ?? [];
  return [...new Set([...stored, ...refused[area].keys()])].filter((key) => key.startsWith(prefix));
}
