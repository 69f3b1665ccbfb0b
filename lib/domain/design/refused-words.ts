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

/** The words of a text, parted by single spaces; letters set apart one by one make a word, too. */
function wordsOf(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const spelt =
    text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]+[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu) ?? [];
  return ` ${[...words, ...spelt.map((letters) => letters.replace(/[^\p{L}\p{N}]+/gu, ''))].join(' ')} `;
}

/**
 * The first entry of an event's list that a text holds in whole words, whatever its case, accents, disguise (`5h1t`) or
 * spacing (`s h i t`); null without one. Part of another word counts for nothing, so that nobody from Scunthorpe is refused.
 */
export function refusedWord(text: string, list: readonly string[]): string | null {
  if (list.length === 0) return null;
  const plain = folded(text);
  const forms = [wordsOf(plain), wordsOf(undisguised(plain))];
  const holds = (entry: string): boolean => {
    const words = wordsOf(folded(entry));
    return words.trim() !== '' && forms.some((form) => form.includes(words));
  };
  return list.find(holds) ?? null;
}
