import { now } from '@/lib/kernel/clock';

/** What a draft belongs to: `product` of a tenant, with an id. Shop and builder name their store in place of a tenant. */
export interface DraftPlace {
  kind: string;
  tenant: string;
  id: string;
}

/** The stored version that editing began from: a number or an instant, only ever compared. Null where there is none. */
export type DraftVersion = string | number | null;

/** Unsaved values as they lie in the browser. */
export interface Draft<Values> {
  version: DraftVersion;
  /** Milliseconds since 1970. */
  savedAt: number;
  values: Values;
}

/** Checks the shape of values that were read; a draft may come from an earlier release of the page. */
export type IsValues<Values> = (value: unknown) => value is Values;

/** A draft expires a month after its last change. */
const DRAFT_LIFETIME_MS = 30 * 86_400_000;
/** Where more lie in one storage, the oldest go. */
const MOST_DRAFTS = 50;

export const DRAFT_PREFIX = 'draft:';

export function draftKey({ kind, tenant, id }: DraftPlace): string {
  return `${DRAFT_PREFIX}${kind}:${tenant}:${id}`;
}

export function newDraft<Values>(version: DraftVersion, values: Values): Draft<Values> {
  return { version, savedAt: now().getTime(), values };
}

const isVersion = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** A value read from storage as a draft; null if it is none, has expired, or its values have another shape. */
export function asDraft<Values>(value: unknown, isValues: IsValues<Values>): Draft<Values> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, savedAt, values } = value as Partial<Draft<unknown>>;
  if (!isVersion(version) || typeof savedAt !== 'number') return null;
  if (now().getTime() - savedAt >= DRAFT_LIFETIME_MS || !isValues(values)) return null;
  return { version: version ?? null, savedAt, values };
}

const isAnything = (value: unknown): value is unknown => value !== undefined;

/** The keys to delete before another draft is added: expired drafts, and the oldest of too many. */
export function surplusKeys(entries: readonly (readonly [key: string, value: unknown])[]): string[] {
  const known = entries.map(([key, value]) => ({ key, draft: asDraft(value, isAnything) }));
  const dead = known.filter(({ draft }) => draft === null);
  const alive = known
    .flatMap(({ key, draft }) => (draft ? [{ key, savedAt: draft.savedAt }] : []))
    .sort((a, b) => b.savedAt - a.savedAt);
  return [...dead, ...alive.slice(MOST_DRAFTS - 1)].map(({ key }) => key);
}
