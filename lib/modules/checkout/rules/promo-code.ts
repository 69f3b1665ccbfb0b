/** The folded alphabet: digits and letters without O, I and L, which fold into digits. DECISIONS 23. */
export const FOLDED_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ';
const MAX_CODE_LENGTH = 40;

const SIZE = FOLDED_ALPHABET.length;
const FOLDED = new RegExp(`^[${FOLDED_ALPHABET}]{1,${MAX_CODE_LENGTH}}$`);

/**
 * A promotion code in the form in which it is compared and unique: upper case, no spaces or dashes, O→0, I and L→1.
 * Other characters stay, and make it no code. DECISIONS 23.
 */
export function foldCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Whether a folded text can be a code: 1 to 40 characters of the folded alphabet. DECISIONS 23. */
export function isFoldedCode(folded: string): boolean {
  return FOLDED.test(folded);
}

/**
 * The check character of a folded code. From the right, characters weigh 2, 1, 2, 1, …; the check character, weight 1,
 * makes the sum a multiple of 33. As 2 and the difference of the weights have no divisor in common with 33, every wrong
 * character and every swap of two neighbours is noticed. (Luhn's sum of digits would not do this for an odd alphabet.)
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

/** A code as it is printed on a card, `LS-0001` → `LS-0001-7`. */
export function printedCode(text: string): string {
  return `${text.trim().toUpperCase()}-${checkCharacter(foldCode(text))}`;
}

function withoutCheck(folded: string): string | null {
  const body = folded.slice(0, -1);
  return body !== '' && checkCharacter(body) === folded.slice(-1) ? body : null;
}

/**
 * The folded codes that a typed text may mean, best first: itself, and, when its last character is the right check
 * character of the rest, the rest. Empty for what cannot be a code. Look all of them up in one statement and take the
 * first that exists (DECISIONS 22, 23).
 */
export function parseCode(text: string): string[] {
  const folded = foldCode(text);
  if (!isFoldedCode(folded)) return [];
  const body = withoutCheck(folded);
  return body === null ? [folded] : [folded, body];
}

/**
 * The folded codes that must not exist in an event beside this one, or a typed text could mean two codes: the code
 * itself, the code with its check character, and what is left when its own last character is a check character.
 */
export function clashingCodes(text: string): string[] {
  const folded = foldCode(text);
  const body = withoutCheck(folded);
  return [folded, withCheck(folded), ...(body === null ? [] : [body])];
}
