import {
  asDraft,
  DRAFT_PREFIX,
  draftKey,
  newDraft,
  surplusKeys,
  type Draft,
  type DraftPlace,
  type DraftVersion,
  type IsValues,
} from './draft';
import { dropText, keepText, readText, textKeys, type StorageArea } from './text-storage';

/*
 * Drafts in the browser's text storage: read and written before the call returns, so the last keystroke before a reload
 * is kept. Text only; `draft-store.ts` keeps files.
 */

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Files become nothing: text cannot hold them. */
const withoutFiles = (_: string, value: unknown) => (value instanceof Blob ? undefined : value);

export function readTextDraft<Values>(
  area: StorageArea,
  place: DraftPlace,
  isValues: IsValues<Values>,
): Draft<Values> | null {
  return asDraft(parsed(readText(area, draftKey(place))), isValues);
}

/** Stores a draft as it is, with the moment at which it was made. */
export function putTextDraft(area: StorageArea, place: DraftPlace, draft: Draft<unknown>): void {
  const key = draftKey(place);
  if (readText(area, key) === null) {
    const entries = textKeys(area, DRAFT_PREFIX).map(
      (known) => [known, parsed(readText(area, known))] as const,
    );
    for (const surplus of surplusKeys(entries)) dropText(area, surplus);
  }
  keepText(area, key, JSON.stringify(draft, withoutFiles));
}

export function keepTextDraft(
  area: StorageArea,
  place: DraftPlace,
  version: DraftVersion,
  values: unknown,
): void {
  putTextDraft(area, place, newDraft(version, values));
}

export function dropTextDraft(area: StorageArea, place: DraftPlace): void {
  dropText(area, draftKey(place));
}

/** The ids of all drafts of a kind and tenant. */
export function textDraftIds(area: StorageArea, { kind, tenant }: Omit<DraftPlace, 'id'>): string[] {
  const prefix = draftKey({ kind, tenant, id: '' });
  return textKeys(area, prefix).map((key) => key.slice(prefix.length));
}

/** Deletes every draft on this area. */
export function clearTextDrafts(area: StorageArea): void {
  for (const key of textKeys(area, DRAFT_PREFIX)) dropText(area, key);
}
