/** The folded alphabet: digits and letters without O, I and L, which are folded into digits. D23. */
export const FOLDED_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ';
const MAX_CODE_LENGTH = 40;

const SIZE = FOLDED_ALPHABET.length;
const FOLDED = new RegExp(`^[${FOLDED_ALPHABET}]{1,${MAX_CODE_LENGTH}}$`);

/**
 * A promotion code in its form for comparison and uniqueness: upper case, no spaces or dashes, O→0, I and L→1. Other
 * characters stay and make the code invalid. D23-1.
 */
export function foldCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Whether a folded text can be a code: 1 to 40 characters of the folded alphabet. D23-1. */
export function isFoldedCode(folded: string): boolean {
  return FOLDED.test(folded);
}

/**
 * The check character of a folded code. From the right, characters have the weights 2, 1, 2, 1, …; the check character,
 * weight 1, makes the sum a multiple of 33. Neither 2 nor the difference of the weights shares a divisor with 33, so
 * every single wrong character and every swap of two neighbours is detected. (Luhn's digit sum would not do this for an
 * odd alphabet.)
 */
export function checkCharacter(folded: string): string {
  let sum = 0;
  [...folded].reverse().forEach((character, index) => {
    const value = FOLDED_ALPHABET.indexOf(character);
    if (value === -1) throw new RangeError('not a folded code');
    sum += value * (index % 2 === 0 ? 2 : 1);
  });
  return FOLDED_ALPHABET.charAt((SIZE - (sum % SIZE)) % SIZE);
}

/** The folded code followed by its check character. */
export function withCheck(text: string): string {
  const folded = foldCode(text);
  return `${folded}${checkCharacter(folded)}`;
}

/** A code as printed on a card, `LS-0001` → `LS-0001-7`. */
export function printedCode(text: string): string {
  return `${text.trim().toUpperCase()}-${checkCharacter(foldCode(text))}`;
}

function withoutCheck(folded: string): string | null {
  const body = folded.slice(0, -1);
  return body !== '' && checkCharacter(body) === folded.slice(-1) ? body : null;
}

/** A typed code, parsed. */
interface ParsedCode {
  /** The text as compared, also when it cannot be a code. */
  folded: string;
  /**
   * The folded codes that the text may mean, best first: the text itself, and, if its last character is a valid check
   * character, the text without it. Empty for an invalid text. Look all of them up in one statement and take the first
   * that exists.
   */
  codes: string[];
}

/** Parses what somebody typed as a code (D22-2, D23-2). */
export function parseCode(text: string): ParsedCode {
  const folded = foldCode(text);
  if (!isFoldedCode(folded)) return { folded, codes: [] };
  const body = withoutCheck(folded);
  return { folded, codes: body === null ? [folded] : [folded, body] };
}

/**
 * The folded codes that may not exist in the same event, because a typed text could then mean two codes: the code
 * itself, the code with its check character, and, if its own last character is a valid check character, the code
 * without it.
 */
export function clashingCodes(text: string): string[] {
  const folded = foldCode(text);
  const body = withoutCheck(folded);
  return [folded, withCheck(folded), ...(body === null ? [] : [body])];
}
