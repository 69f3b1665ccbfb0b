/**
 * A filter value for a URL: `T-shirts` → `t-shirts`, `One size` → `one-size`. Texts that differ only in case, accents
 * and separators give the same key. S9, S2.3-2.
 */
export function facetKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Lower case without accents, for search. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
