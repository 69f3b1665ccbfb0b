/**
 * A text as an address may carry it: `T-shirts` → `t-shirts`, `One size` → `one-size`. Texts that differ only in case,
 * accents and separators are one value of a filter. SPEC 9, S2.3-2.
 */
export function facetKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Lower case without accents: how a search compares. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
