import { foldText } from '@/lib/kernel/fold-text';

/** A word that is looked for within others has at least this many letters: `*a*` would refuse nearly everything. */
const INNER_LENGTH = 3;

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

const PLAIN = /[\p{L}\p{N}]+/gu;
const DISGUISED = /[\p{L}\p{N}@$!]+/gu;
const length = (word: string) => [...word].length;

/** A word without its disguise. A number is a number: 455 on a shirt says nothing. */
function undisguised(word: string): string {
  return /\p{L}/u.test(word) ? word.replace(/[0134578@$!]/g, (sign) => DISGUISES[sign] ?? sign) : word;
}

/** The words of a text; letters set apart one by one make a word, too. */
function wordsOf(text: string, part: RegExp): { words: string[]; spelt: string[] } {
  const words: string[] = text.match(part) ?? [];
  const spelt: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if (length(word) === 1) run += word;
    else {
      if (length(run) > 1) spelt.push(run);
      run = '';
    }
  }
  return { words, spelt };
}

/** Words parted by single spaces, so that an entry of several is found in a row; spelt ones stand apart. */
function formOf({ words, spelt }: ReturnType<typeof wordsOf>, read = (word: string) => word): string {
  return ` ${words.map(read).join(' ')}  ${spelt.map(read).join('  ')} `;
}

/** What of a folded text an entry is looked for in, or null for an entry without a letter or figure. */
function wantedBy(entry: string): string | null {
  const words = wordsOf(foldText(entry), PLAIN).words.join(' ');
  if (words === '') return null;
  const typed = entry.trim();
  return `${typed.startsWith('*') ? '' : ' '}${words}${typed.endsWith('*') ? '' : ' '}`;
}

/**
 * Why a line of the list can be none: it holds no letter or figure, or is looked for within words and is so short that
 * nearly all would hold it. Null for one that can.
 */
export function entryProblem(entry: string): 'invalid' | 'too_short' | null {
  const wanted = wantedBy(entry);
  if (wanted === null) return 'invalid';
  const inner = !wanted.startsWith(' ') || !wanted.endsWith(' ');
  return inner && length(wanted.trim()) < INNER_LENGTH ? 'too_short' : null;
}

/** The list as it is kept: each entry once, whatever its case and accents, its spaces single, in the client's order. */
export function cleanWords(list: readonly string[]): string[] {
  const entries = list.map((entry) => entry.normalize('NFC').trim().replace(/\s+/gu, ' '));
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = wantedBy(entry) ?? entry;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * The first entry of an event's list that a text holds, whatever its case, accents, width, disguise (`5h1t`) or spacing
 * (`s h i t`); null without one. S3.4-11.
 *
 * An entry is found as whole words: nobody from Scunthorpe is refused, nor is Mr Cockburn, for what their names happen to
 * hold, and a client who types a list of words expects those words and no others. Where one wants more, a star says so
 * word by word: `darn*` also finds `darning`, `*darn*` finds it anywhere. One switch for the whole list would bring
 * Scunthorpe back for the sake of a single word.
 */
export function refusedWord(text: string, list: readonly string[]): string | null {
  if (list.length === 0) return null;
  const plain = foldText(text);
  const forms = [formOf(wordsOf(plain, PLAIN)), formOf(wordsOf(plain, DISGUISED), undisguised)];
  const holds = (entry: string): boolean => {
    const wanted = wantedBy(entry);
    return wanted !== null && forms.some((form) => form.includes(wanted));
  };
  return list.find(holds) ?? null;
}
