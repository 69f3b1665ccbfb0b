import type { CharacterSet } from './scene-types';

/** A pattern for one character of each set; `letters_numbers_spaces` is the rule of S5 for shoppers' texts. */
const ONE_CHARACTER: Record<CharacterSet, RegExp> = {
  any: /^[^\p{C}\p{Zl}\p{Zp}]$/u,
  letters_numbers_spaces: /^[\p{L}\p{M}\p{Nd} ]$/u,
  letters_spaces: /^[\p{L}\p{M} ]$/u,
  name: /^[\p{L}\p{M} .'’-]$/u,
  digits: /^[0-9]$/,
};

/** Whether every character of `text` belongs to the set. No set contains control characters or line breaks. */
export function isAllowedText(set: CharacterSet, text: string): boolean {
  return [...text].every((character) => ONE_CHARACTER[set].test(character));
}

/** The characters of `text` that the set forbids, each once, in order. */
export function forbiddenIn(set: CharacterSet, text: string): string[] {
  return [...new Set(text)].filter((character) => !ONE_CHARACTER[set].test(character));
}

/** `text` without the characters the set forbids (S5-8, also for pasted text). */
export function keepAllowedText(set: CharacterSet, text: string): string {
  return [...text].filter((character) => ONE_CHARACTER[set].test(character)).join('');
}
