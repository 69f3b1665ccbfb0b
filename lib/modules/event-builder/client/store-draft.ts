import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';

/** What this browser has of a store that the server may not have yet. */
export interface StoreDraft {
  /** Null while no server knows of it. */
  token: string | null;
  /** The version it was made from; 0 where there is none. */
  version: number;
  store: TemporaryStore;
}

const PREFIX = 'event-builder-draft:';
const keyOf = (token: string | null) => PREFIX + (token ?? '');
/** Where the browser keeps nothing, a draft lives as long as the page. */
const memory = new Map<string, string>();

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As far as the builder relies on its shape; what is wrong inside is said by the server. */
function isStore(value: unknown): value is TemporaryStore {
  if (!isObject(value)) return false;
  const { page, theme, products, region, type } = value;
  const named = typeof region === 'string' && typeof type === 'string';
  return named && isObject(page) && isObject(theme) && Array.isArray(products);
}

function parsed(text: string | null | undefined): StoreDraft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (!isObject(draft) || !isStore(draft['store'])) return null;
    const { token, version, store } = draft;
    const isKnown = typeof token === 'string' && typeof version === 'number';
    return isKnown ? { token, version, store } : { token: null, version: 0, store };
  } catch {
    return null;
  }
}

function keptKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [...memory.keys()];
  }
}

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/**
 * What an earlier visit left unsaved of the store of this token; without a token, of one that no server knows of, else of any,
 * whose token the browser has lost.
 */
export function readStoreDraft(token: string | null): StoreDraft | null {
  const own = parsed(stored(keyOf(token)));
  if (own || token !== null) return own;
  return keptKeys().reduce<StoreDraft | null>((found, key) => found ?? parsed(stored(key)), null);
}

export function keepStoreDraft(draft: StoreDraft): void {
  const [key, text] = [keyOf(draft.token), JSON.stringify(draft)];
  memory.set(key, text);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    return;
  }
}

export function dropStoreDraft(token: string | null): void {
  memory.delete(keyOf(token));
  try {
    window.localStorage.removeItem(keyOf(token));
  } catch {
    return;
  }
}

/** Whether two stores say the same, whatever order their fields stand in. */
export function isSameStore(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [a, b] = [Object.entries(one), new Map(Object.entries(other))];
  // What is undefined is not sent.
  const said = a.filter(([, value]) => value !== undefined);
  const theirs = [...b].filter(([, value]) => value !== undefined);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    said.length === theirs.length &&
    said.every(([key, value]) => isSameStore(value, b.get(key)))
  );
}
