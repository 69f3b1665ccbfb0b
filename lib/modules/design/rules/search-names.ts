/** Without case, accents and signs, so that `cafe` finds `Café` and `fussball` finds `Fußball`. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether every word of a search begins or lies within one of the names. An empty search finds everything. */
export function isFound(query: string, names: readonly string[]): boolean {
  const all = plain(names.join(' '));
  return plain(query)
    .split(' ')
    .every((word) => all.includes(word));
}
