/** One character of a text that may hold letters of any language, numbers and spaces. SPEC 5. */
export const LETTERS_NUMBERS_SPACES = /^[\p{L}\p{M}\p{Nd} ]$/u;

/**
 * Takes out every character that `allowed` does not match; typed and pasted text alike. SPEC 5.
 * `allowed` is tested against one character (code point) at a time; `stripped` tells whether any went.
 */
export function stripDisallowed(text: string, allowed: RegExp): { text: string; stripped: boolean } {
  const single = new RegExp(allowed.source, allowed.flags.replace(/[gy]/g, ''));
  const kept = [...text].filter((character) => single.test(character)).join('');
  return { text: kept, stripped: kept.length !== text.length };
}
