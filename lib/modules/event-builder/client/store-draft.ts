import type { DraftPlace } from '@/lib/client/drafts/draft';
import { dropTextDraft, keepTextDraft, readTextDraft, textDraftIds } from '@/lib/client/drafts/text-drafts';
import type { BuiltContent } from './built-content';

/** This browser's copy of a temporary store; it may have unsaved changes. */
export interface StoreDraft {
  /** Null while the server does not know the store. */
  token: string | null;
  /** The version it is based on; 0 for none. */
  version: number;
  store: BuiltContent;
}

/** Where this browser keeps the copies of one kind of store. */
export interface DraftShelf {
  kind: string;
  tenant: string;
  /** Whether a visit without a token goes on with any store whose token the browser has lost. */
  finds: boolean;
}

/** Of stores without an account. */
export const BUILDER_SHELF: DraftShelf = { kind: 'event-builder', tenant: '', finds: true };

const placeOf = ({ kind, tenant }: DraftShelf, token: string | null): DraftPlace => ({
  kind,
  tenant,
  id: token ?? '',
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks only the shape that the builder relies on; the server validates the rest. */
function isStore(value: unknown): value is BuiltContent {
  if (!isObject(value)) return false;
  const { page, theme, products, region, type } = value;
  const named = typeof region === 'string' && typeof type === 'string';
  return named && isObject(page) && isObject(theme) && Array.isArray(products);
}

function readOf(shelf: DraftShelf, id: string): StoreDraft | null {
  const draft = readTextDraft('browser', placeOf(shelf, id), isStore);
  if (!draft) return null;
  const isKnown = id !== '' && typeof draft.version === 'number';
  return { token: isKnown ? id : null, version: isKnown ? Number(draft.version) : 0, store: draft.values };
}

/**
 * The unsaved draft of the store with this token. Without a token: of a store the server does not know, else of any
 * store, whose token the browser has lost.
 */
export function readStoreDraft(token: string | null, shelf: DraftShelf = BUILDER_SHELF): StoreDraft | null {
  const own = readOf(shelf, token ?? '');
  if (own || token !== null || !shelf.finds) return own;
  const { kind, tenant } = shelf;
  return textDraftIds('browser', { kind, tenant }).reduce<StoreDraft | null>(
    (found, id) => found ?? readOf(shelf, id),
    null,
  );
}

/** Stores the draft before it returns: the builder saves by itself, so its last keystroke must not wait. */
export function keepStoreDraft(
  { token, version, store }: StoreDraft,
  shelf: DraftShelf = BUILDER_SHELF,
): void {
  keepTextDraft('browser', placeOf(shelf, token), version, store);
}

export function dropStoreDraft(token: string | null, shelf: DraftShelf = BUILDER_SHELF): void {
  dropTextDraft('browser', placeOf(shelf, token));
}
