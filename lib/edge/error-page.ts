import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { appEnv } from '@/lib/env/app';
import type { Locale } from '@/lib/kernel/locales';
import { STORE_SLUG, type StoreKind } from './known-stores';

/** The statuses of S2.4 with a page of their own, and 503 for data that is away. */
export const ERROR_STATUSES = [401, 403, 404, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** A placeholder in the prerendered 500 page, replaced by each response's own reference. */
export const REFERENCE = 'req_reference';

/** The page for a payment link whose draft order is gone, under /404. */
export const MISSING_DRAFT = 'draft';

const texts = new Map<string, string | null>();

function read(name: string, locale: Locale): string | null {
  const { NODE_ENV, NEXT_DIST_DIR } = appEnv();
  // In development, pages are compiled on demand and there are no prerendered files.
  if (NODE_ENV !== 'production') return null;
  const path = [NEXT_DIST_DIR, 'server', 'app', locale, `${name}.html`];
  try {
    return readFileSync(resolve(/* turbopackIgnore: true */ process.cwd(), ...path), 'utf8');
  } catch {
    return null;
  }
}

function textOf(name: string, locale: Locale): string | null {
  const key = `${name} ${locale}`;
  const known = texts.get(key);
  const text = known === undefined ? read(name, locale) : known;
  if (known === undefined) texts.set(key, text);
  return text;
}

interface ErrorFacts {
  nonce?: string | undefined;
  reference?: string | undefined;
  /** The store whose page is missing. */
  store?: { slug: string; kind: StoreKind } | undefined;
  /** Whether what is missing is a draft order, of whichever store. */
  isDraft?: boolean | undefined;
}

/**
 * The complete prerendered page of a status in a language; null if there is none. `nonce` is added to its scripts,
 * `reference` and the slug of `store` replace their placeholders.
 */
export function errorPage(
  status: ErrorStatus,
  locale: Locale,
  { nonce, reference, store, isDraft }: ErrorFacts = {},
): string | null {
  const ofStore = store ? textOf(`${status}/${store.kind}`, locale) : null;
  const ofDraft = isDraft ? textOf(`${status}/${MISSING_DRAFT}`, locale) : null;
  const text =
    ofDraft ?? (store && ofStore?.replaceAll(STORE_SLUG, store.slug)) ?? textOf(String(status), locale);
  if (text === null) return null;
  const named = reference ? text.replaceAll(REFERENCE, reference) : text;
  if (!nonce) return named;
  return named.replace(/<(script|link rel="preload" as="script")(?=[\s>])/g, `<$1 nonce="${nonce}"`);
}
