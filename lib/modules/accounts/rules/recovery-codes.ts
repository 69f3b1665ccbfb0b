import { randomText } from '@/lib/kernel/random';

/** How many a person has at once. D42-4. */
const RECOVERY_CODES = 10;
/** Letters and digits that nobody takes for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;
const WHOLE = new RegExp(`^[${ALPHABET}]{${2 * HALF}}$`);
const DIGITS = /^[0-9]{6}$/;

/** Ten new codes, each of ten characters in two halves: `k7m2q-9xw4c`, 49 random bits. */
export function drawRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) {
    const text = randomText(ALPHABET, 2 * HALF);
    codes.add(`${text.slice(0, HALF)}-${text.slice(HALF)}`);
  }
  return [...codes];
}

/** What was typed into the field of a code, without spaces and dashes and in lower case; null if it is neither kind. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (DIGITS.test(code)) return { kind: 'app', code };
  return WHOLE.test(code) ? { kind: 'recovery', code } : null;
}
