import { foldText } from '@/lib/kernel/fold-text';
import type { AddressHabits, AddressLanguage } from './address-habits';
import { LAST_SPELT, SPELL, romanOf } from './number-spellings';
import { foldDigraphs } from './read-address-text';

/** `quatre vingt dix neuf` is four words, `cinq et quatre vingt dix` is none. */
const MOST_WORDS = 5;

/** What people type where a letter is missing on their keyboard: `zwoelf`, `aatte`. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/[äæ]/g, 'ae'],
  [/[öø]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
];

const typed = (word: string): string =>
  TYPED.reduce((text, [letter, letters]) => text.replace(letter, letters), word);

/**
 * A word without digraphs. The words of an address have been folded once already, and folding can leave a new digraph
 * (`tjueen` → `tjuen` → `tjun`), so all of them go.
 */
function foldWholly(word: string, habits: AddressHabits): string {
  const folded = foldDigraphs(word, habits);
  return folded === word ? word : foldWholly(folded, habits);
}

function numbersOf(language: AddressLanguage, habits: AddressHabits): Map<string, number> {
  const words = new Map<string, number>();
  for (let number = 0; number <= LAST_SPELT; number += 1)
    for (const spelling of SPELL[language](number))
      for (const word of [foldText(spelling), foldText(typed(spelling))])
        words.set(foldWholly(word, habits), number);
  return words;
}

/** Words of the other languages; one that means two numbers (`tres`: 3 in Spain, 60 in Denmark) means none here. */
function foreignNumbers(habits: AddressHabits): Map<string, number> {
  const [all, unclear] = [new Map<string, number>(), new Set<string>()];
  for (const language of Object.keys(SPELL) as AddressLanguage[])
    for (const [word, number] of numbersOf(language, habits)) {
      if ((all.get(word) ?? number) !== number) unclear.add(word);
      all.set(word, number);
    }
  unclear.forEach((word) => all.delete(word));
  return all;
}

function buildNumbers(habits: AddressHabits): Map<string, string> {
  const numbers = foreignNumbers(habits);
  // The country's first language wins.
  for (const language of [...habits.languages].reverse())
    for (const [word, number] of numbersOf(language, habits)) numbers.set(word, number);
  for (let number = 1; number <= LAST_SPELT; number += 1) {
    const roman = romanOf(number);
    // A single letter is rather a flat, a suffix or a street: `loneNumeral` decides.
    if (roman.length > 1 && !numbers.has(roman)) numbers.set(roman, number);
  }
  return new Map([...numbers].map(([word, number]) => [word, String(number)]));
}

const cache = new Map<AddressHabits, Map<string, string>>();

function numbersIn(habits: AddressHabits): Map<string, string> {
  const known = cache.get(habits);
  if (known) return known;
  const made = buildNumbers(habits);
  cache.set(habits, made);
  return made;
}

/** A number at one end of some words: its digits and how many words it takes. */
interface Spelt {
  digits: string;
  words: number;
}

/**
 * The longest number in words or Roman numerals with which these folded words begin or end, in any of the ten
 * languages. D24-1.
 */
export function speltAt(end: 'start' | 'end', words: readonly string[], habits: AddressHabits): Spelt | null {
  const numbers = numbersIn(habits);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const taken = end === 'start' ? words.slice(0, count) : words.slice(-count);
    const digits = numbers.get(foldWholly(taken.join(''), habits));
    if (digits !== undefined) return { digits, words: count };
  }
  return null;
}

const LONE: Readonly<Record<string, string>> = { i: '1', v: '5', x: '10', l: '50', c: '100' };

/** One letter that stands alone where the house number is expected. */
export const loneNumeral = (letter: string): string | undefined => LONE[letter];

/** `flat twelve`, `Wohnung zwölf`, `block IV`: the number behind a unit's word becomes digits. D24-1. */
export function spellUnits(text: string, unitWords: ReadonlySet<string>, habits: AddressHabits): string {
  const tokens = text.split(/([^a-z0-9]+)/);
  for (let at = 0; at < tokens.length - 2; at += 2) {
    if (!unitWords.has(tokens[at] ?? '') || /[,#/]/.test(tokens[at + 1] ?? '')) continue;
    const words = [tokens[at + 2] ?? ''];
    for (let next = at + 4; next < tokens.length && /^[ -]+$/.test(tokens[next - 1] ?? ''); next += 2)
      words.push(tokens[next] ?? '');
    const spelt = speltAt('start', words.slice(0, MOST_WORDS), habits);
    if (spelt) tokens.splice(at + 2, spelt.words * 2 - 1, spelt.digits);
  }
  return tokens.join('');
}
