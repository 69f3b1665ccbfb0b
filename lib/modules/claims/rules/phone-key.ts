import { CALLING_CODES, KEEPS_ZERO } from './calling-codes';

/** Without the calling code. */
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
/** Countries with eight-digit numbers; elsewhere nine or more digits follow the calling code. */
const EIGHT_DIGITS = new Set(['45', '47']);
const ALL_CODES = new Set(CALLING_CODES.values());

/** The calling code at the start of an international number; no code is the prefix of another. */
function codeOf(digits: string): string | undefined {
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((prefix) => ALL_CODES.has(prefix));
}

function keepsZero(code: string): boolean {
  return [...KEEPS_ZERO].some((iso2) => CALLING_CODES.get(iso2) === code);
}

/** The number after the calling code, without the trunk zero that is dialled only inside the country. */
function national(code: string, digits: string): string {
  return keepsZero(code) ? digits : digits.replace(/^0+/, '');
}

/** A local number without its trunk prefix (0; 06 in Hungary; 1 in North America; 8 in Russia). */
function localNumber(code: string, digits: string): string {
  if (code === '36') return digits.replace(/^06/, '');
  if (code === '1') return digits.length === 11 ? digits.replace(/^1/, '') : digits;
  if (code === '7') return digits.length === 11 ? digits.replace(/^[78]/, '') : digits;
  return national(code, digits);
}

/**
 * A phone number in international form, `+447911123456`; a number without a calling code is read as the country's own.
 * Extensions, brackets and the zero of `+44 (0)20` are ignored. Null for an impossible number: too short, too long, or
 * one digit repeated, which people type to get past a form. D24.
 */
export function phoneKey(phone: string, countryIso2: string): string | null {
  const text = phone
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:x|ext\.?|extension|#)\s*\d+\s*$/, '')
    .replace(/[^\d+]/g, '');
  const home = CALLING_CODES.get(countryIso2) ?? '';
  const shortest = EIGHT_DIGITS.has(home) ? 8 : 9;
  const exit = home === '1' ? /^(?:\+|011|00)/ : /^(?:\+|00)/;
  const digits = text.replace(/\+/g, '');
  let full = `${home}${localNumber(home, digits)}`;
  if (exit.test(text)) {
    const dialled = text.replace(exit, '').replace(/\+/g, '');
    const code = codeOf(dialled) ?? '';
    full = `${code}${national(code, dialled.slice(code.length))}`;
  } else if (home.length > 1 && digits.startsWith(home) && digits.length >= home.length + shortest) {
    // International form without the plus.
    full = `${home}${national(home, digits.slice(home.length))}`;
  }
  const rest = full.slice(home && full.startsWith(home) ? home.length : 0);
  if (rest.length < MIN_DIGITS || full.length > MAX_DIGITS || /^(\d)\1*$/.test(rest || '0')) return null;
  return `+${full}`;
}
