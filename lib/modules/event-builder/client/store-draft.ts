import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';

/** This browser's copy of a temporary store; it may have unsaved changes. */
export interface StoreDraft {
  /** Null while the server does not know the store. */
  token: string | null;
  /** The version it is based on; 0 for none. */
  version: number;
  store: TemporaryStore;
}

const PREFIX = 'event-builder-draft:';
const keyOf = (token: string | null) => PREFIX + (token ?? '');
/** Used without browser storage; lost with the page. */
const memory = new Map<string, string>();

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks only the shape that the builder relies on; the server validates the rest. */
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
 * The unsaved draft of the store with this token. Without a token: of a store the server does not know, else of any
 * store, whose token the browser has lost.
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

/** Whether two stores have equal content, whatever the order of their fields. */
export function isSameStore(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [a, b] = [Object.entries(one), new Map(Object.entries(other))];
  // Undefined fields are not sent.
  const said = a.filter(([, value]) => value !== undefined);
  const theirs = [...b].filter(([, value]) => value !== undefined);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    said.length === theirs.length &&
    said.every(([key, value]) => isSameStore(value, b.get(key)))
  );
}
