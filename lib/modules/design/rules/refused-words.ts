import { foldText } from '@/lib/kernel/fold-text';

/** A word searched for inside other words needs at least this many letters: `*a*` would refuse nearly everything. */
const INNER_LENGTH = 3;

/** Digits and signs used in place of letters. */
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

/** A word with digits and signs replaced by letters. A pure number stays: 455 on a shirt means nothing. */
function undisguised(word: string): string {
  return /\p{L}/u.test(word) ? word.replace(/[0134578@$!]/g, (sign) => DISGUISES[sign] ?? sign) : word;
}

/** The words of a text; letters separated one by one (`s h i t`) are also joined to a word. */
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

/** Words joined by single spaces, so that an entry of several words is found; joined letters are kept separately. */
function formOf({ words, spelt }: ReturnType<typeof wordsOf>, read = (word: string) => word): string {
  return ` ${words.map(read).join(' ')}  ${spelt.map(read).join('  ')} `;
}

/** The pattern to search a folded text for, or null for an entry without a letter or digit. */
function wantedBy(entry: string): string | null {
  const words = wordsOf(foldText(entry), PLAIN).words.join(' ');
  if (words === '') return null;
  const typed = entry.trim();
  return `${typed.startsWith('*') ? '' : ' '}${words}${typed.endsWith('*') ? '' : ' '}`;
}

/**
 * Why a list entry is invalid: it has no letter or digit, or is searched for inside words and too short. Null for a
 * valid one.
 */
export function entryProblem(entry: string): 'invalid' | 'too_short' | null {
  const wanted = wantedBy(entry);
  if (wanted === null) return 'invalid';
  const inner = !wanted.startsWith(' ') || !wanted.endsWith(' ');
  return inner && length(wanted.trim()) < INNER_LENGTH ? 'too_short' : null;
}

/** The list as stored: each entry once (ignoring case and accents), with single spaces, in the client's order. */
export function cleanWords(list: readonly string[]): string[] {
  const entries = list.map((entry) => entry.normalize('NFC').trim().replace(/\s+/gu, ' '));
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = wantedBy(entry) ?? entry;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * The first entry of an event's list that a text contains, ignoring case, accents, width, letter substitutes (`5h1t`)
 * and spacing (`s h i t`); null without one. S3.4-11. An entry matches whole words only: it must not refuse Scunthorpe
 * or Mr Cockburn for what their names contain, and a client who types a list of words expects those words and no
 * others. A star extends a single entry: `darn*` also finds `darning`, `*darn*` finds it anywhere. One switch for the
 * whole list would refuse Scunthorpe again for the sake of a single word.
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
