/** The words of a text without case and accents, as the database's `search_key` has them. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Whether each word of the typed text begins a word of the label, in any order. */
export function matchesText(typed: string, label: string): boolean {
  const known = wordsOf(label);
  return wordsOf(typed).every((word) => known.some((other) => other.startsWith(word)));
}

/**
 * What is typed behind the name of an act: `add product tide` asks for "Add a product to …" in an event like `tide`. Empty
 * where the name alone is typed, or a part of it; null where the text does not begin like the act.
 */
export function restAfterAct(typed: string, label: string): string | null {
  const words = typed.trim().split(/\s+/);
  if (matchesText(typed, label)) return '';
  for (let named = words.length - 1; named >= 2; named -= 1) {
    if (matchesText(words.slice(0, named).join(' '), label)) return words.slice(named).join(' ');
  }
  return null;
}
