import type { AddressHabits } from './address-habits';
import { foldDigraphs } from './read-address-text';
import { DIRECTIONS, STREET_WORDS } from './street-words';

interface Vocabulary {
  same: Map<string, string>;
  dropped: Set<string>;
  endings: [RegExp, string][];
  types: Set<string>;
}

const vocabularies = new Map<AddressHabits, Vocabulary>();

function vocabularyOf(habits: AddressHabits): Vocabulary {
  const known = vocabularies.get(habits);
  if (known) return known;
  const made: Vocabulary = { same: new Map(), dropped: new Set(), endings: [], types: new Set() };
  const fold = (word: string): string => foldDigraphs(word, habits);
  for (const language of habits.languages) {
    const { same, dropped, endings } = STREET_WORDS[language];
    for (const line of same.split('\n')) {
      const words = line.split(' ').map(fold);
      const [canonical = ''] = words;
      made.types.add(canonical);
      for (const word of words) if (!made.same.has(word)) made.same.set(word, canonical);
    }
    for (const word of dropped.split(' ')) if (word) made.dropped.add(fold(word));
    for (const line of endings.split('\n').filter((entry) => entry !== '')) {
      const [canonical = '', ...others] = line.split(' ').map(fold);
      made.endings.push([new RegExp(`(?<=[a-z]{2})(?:${[canonical, ...others].join('|')})$`), canonical]);
    }
  }
  vocabularies.set(habits, made);
  return made;
}

function canonicalWord(word: string, habits: AddressHabits): string {
  const { same, endings } = vocabularyOf(habits);
  const direction = habits.directions ? DIRECTIONS[word] : undefined;
  const known = direction ?? same.get(word);
  if (known !== undefined) return known;
  const ending = endings.find(([pattern]) => pattern.test(word));
  return ending ? word.replace(ending[0], ending[1]) : word;
}

/** `42nd Street` is also written `42 Street`. */
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

/** A street's words in canonical form, joined. */
export function joinWords(words: readonly string[], habits: AddressHabits): string {
  const { dropped } = vocabularyOf(habits);
  const kept = words.filter((word) => !dropped.has(word));
  return (kept.length > 0 ? kept : words)
    .map((word) => canonicalWord(word.replace(ORDINAL, '$1'), habits))
    .join('');
}

/** Whether one of the words is a kind of street. */
export function namesStreet(words: readonly string[], habits: AddressHabits): boolean {
  const { types, endings } = vocabularyOf(habits);
  return words.some(
    (word) => types.has(canonicalWord(word, habits)) || endings.some(([pattern]) => pattern.test(word)),
  );
}
