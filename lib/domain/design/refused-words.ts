/** Figures and signs that stand for letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const undisguised = (text: string): string =>
  text.replace(/[0134578@$!]/g, (sign) => DISGUISES[sign] ?? sign);

/** The words of a text; letters set apart one by one make a word, too. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const spelt =
    text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]+[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu) ?? [];
  return [...words, ...spelt.map((letters) => letters.replace(/[^\p{L}\p{N}]+/gu, ''))];
}

/**
 * The first word of an event's list that a text holds as a whole word, whatever its case, accents, disguise (`5h1t`) or
 * spacing (`s h i t`); null without one. Part of another word counts for nothing, so that nobody from Scunthorpe is refused.
 */
export function refusedWord(text: string, list: readonly string[]): string | null {
  if (list.length === 0) return null;
  const plain = folded(text);
  const words = new Set([...wordsOf(plain), ...wordsOf(undisguised(plain))]);
  return list.find((word) => words.has(folded(word).trim())) ?? null;
}
