import type { DraftPlace } from '@/lib/client/drafts/draft';
import { dropTextDraft, keepTextDraft, readTextDraft, textDraftIds } from '@/lib/client/drafts/text-drafts';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';

/** This browser's copy of a temporary store; it may have unsaved changes. */
export interface StoreDraft {
  /** Null while the server does not know the store. */
  token: string | null;
  /** The version it is based on; 0 for none. */
  version: number;
  store: TemporaryStore;
}

const DRAFTS = { kind: 'event-builder', tenant: '' };
const placeOf = (token: string | null): DraftPlace => ({ ...DRAFTS, id: token ?? '' });

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

function readOf(id: string): StoreDraft | null {
  const draft = readTextDraft('browser', placeOf(id), isStore);
  if (!draft) return null;
  const isKnown = id !== '' && typeof draft.version === 'number';
  return { token: isKnown ? id : null, version: isKnown ? Number(draft.version) : 0, store: draft.values };
}

/**
 * The unsaved draft of the store with this token. Without a token: of a store the server does not know, else of any
 * store, whose token the browser has lost.
 */
export function readStoreDraft(token: string | null): StoreDraft | null {
  const own = readOf(token ?? '');
  if (own || token !== null) return own;
  return textDraftIds('browser', DRAFTS).reduce<StoreDraft | null>((found, id) => found ?? readOf(id), null);
}

/** Stores the draft before it returns: the builder saves by itself, so its last keystroke must not wait. */
export function keepStoreDraft({ token, version, store }: StoreDraft): void {
  keepTextDraft('browser', placeOf(token), version, store);
}

export function dropStoreDraft(token: string | null): void {
  dropTextDraft('browser', placeOf(token));
}
