import { cleanLine } from '@/lib/kernel/clean-line';

/** What a link's address says of where its visitors come from. S2.2-88. */
export const SOURCE_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'ref'] as const;
type SourceField = (typeof SOURCE_FIELDS)[number];
export type VisitSource = Partial<Record<SourceField, string | undefined>>;

/** What is sent of a field at most, and what is kept of it. */
export const SOURCE_FIELD_LENGTH = 200;
const KEPT = 60;
const SEPARATOR = '/';

/** Letters, digits and what tags are written with; neither the separator nor what makes an address of a person. */
const DISALLOWED = /[^\p{L}\p{M}\p{N} ._+:~-]+/gu;

/** A tag as it is counted: lower case, one line, cut. Empty for one that looks like somebody's address. */
function fold(typed: string | undefined): string {
  const line = cleanLine((typed ?? '').normalize('NFKC')).toLowerCase();
  if (line.includes('@')) return '';
  const tag = line.replaceAll('+', ' ').replaceAll(DISALLOWED, ' ').replaceAll(/\s+/g, ' ').trim();
  return Array.from(tag).slice(0, KEPT).join('').trim();
}

/**
 * The key that a visit's source is counted by: source, medium and campaign, of which the last may be missing; null where
 * nothing is said. `ref` is the source of a link that names no other. S2.2-88.
 */
export function sourceKey(source: VisitSource | undefined): string | null {
  const named = fold(source?.utm_source) || fold(source?.ref);
  const parts = [named, fold(source?.utm_medium), fold(source?.utm_campaign)];
  const key = parts.join(SEPARATOR).replace(/\/+$/, '');
  return key === '' ? null : key;
}

/** The parts of a key; empty for those that are not said. */
export function sourceParts(key: string): { source: string; medium: string; campaign: string } {
  const [source = '', medium = '', campaign = ''] = key.split(SEPARATOR);
  return { source, medium, campaign };
}

/** What comes after the most sources that a store counts on one day; a trigger writes it. */
export const OTHER_SOURCES = 'other';

const PREFIX = 'visit-source-';
/** The key of the browser's session storage for the source of a visit to a store. */
export const visitSourceKey = (storeId: string): string => `${PREFIX}${storeId}`;

/**
 * An inline script that keeps what the landing address says, for this store and until the browser's tab is closed: no
 * cookie, and nothing that tells one visitor from another. The page comes from a cache, so no server sees the address. The
 * content security policy allows the script by its hash.
 */
export const KEEP_VISIT_SOURCE = `(d=>{\
const q=new URLSearchParams(location.search),s={};\
for(const k of ${JSON.stringify(SOURCE_FIELDS)}){const v=(q.get(k)||'').trim().slice(0,${SOURCE_FIELD_LENGTH});if(v)s[k]=v}\
try{d.store&&Object.keys(s).length&&sessionStorage.setItem('${PREFIX}'+d.store,JSON.stringify(s))}catch{}\
})(document.currentScript.parentNode.dataset)`;
