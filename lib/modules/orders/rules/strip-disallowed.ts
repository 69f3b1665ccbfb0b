/** One allowed character: letters of any language, digits and spaces. S5-8. */
export const LETTERS_NUMBERS_SPACES = /^[\p{L}\p{M}\p{Nd} ]$/u;

/**
 * Removes every character that `allowed` does not match, in typed and pasted text. S5-8. `allowed` is tested on one
 * code point at a time; `stripped` is true if any was removed.
 */
export function stripDisallowed(text: string, allowed: RegExp): { text: string; stripped: boolean } {
  const single = new RegExp(allowed.source, allowed.flags.replace(/[gy]/g, ''));
  const kept = [...text].filter((character) => single.test(character)).join('');
  return { text: kept, stripped: kept.length !== text.length };
}
