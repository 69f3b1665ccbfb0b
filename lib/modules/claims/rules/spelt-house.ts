import type { AddressHabits } from './address-habits';
import { loneNumeral, speltAt } from './spelt-numbers';
import { namesStreet } from './street-vocabulary';

/** `twelve a`, `douze bis`. */
const SUFFIX = /^(?:[a-z]|bis|ter|quater)$/;

/** A part that is nothing but a number. */
function bareOf(tokens: readonly string[], habits: AddressHabits): string[] | null {
  const spelt = speltAt('start', tokens, habits);
  const rest = spelt ? tokens.slice(spelt.words) : [];
  return spelt && rest.length <= 1 && rest.every((token) => SUFFIX.test(token))
    ? [spelt.digits, ...rest]
    : null;
}

/**
 * The part with its first or last number as digits. Of a number at either end the last is the house: streets begin with
 * a number (`Seven Sisters Road`) more often than they end with one.
 */
function withDigits(tokens: readonly string[], habits: AddressHabits, place: 'any' | 'end'): string[] | null {
  const suffix = tokens.slice(-1).filter((token) => SUFFIX.test(token));
  const body = tokens.slice(0, tokens.length - suffix.length);
  const last = speltAt('end', body, habits);
  if (last && last.words < body.length)
    return [...body.slice(0, body.length - last.words), last.digits, ...suffix];
  const first = place === 'any' ? speltAt('start', tokens, habits) : null;
  return first && first.words < tokens.length ? [first.digits, ...tokens.slice(first.words)] : null;
}

/** Whether a number in this part is a house's and not part of a house's name (`Twelve Oaks, Mill Lane`). */
function isStreet(parts: readonly string[][], at: number, habits: AddressHabits): boolean {
  if (parts.length === 1 || namesStreet(parts[at] ?? [], habits)) return true;
  return habits.streetCounts && !parts.some((tokens, index) => index !== at && namesStreet(tokens, habits));
}

/**
 * Turns the house number of an address without digits into digits: in words of the ten languages or in Roman numerals,
 * up to a hundred, alone between commas or at an end of the street. Behind a name (`Rose Cottage, Seven Sisters Road`)
 * the street may be called so, except where the number is written last. A Roman numeral of one letter counts only
 * alone between commas, since `V Street` and `Rose Court C` are no numbers. D24-1.
 */
export function speltHouse(parts: string[][], habits: AddressHabits): string[][] {
  const bare = parts.map((tokens) => bareOf(tokens, habits) ?? tokens);
  if (bare.some((tokens, index) => tokens !== parts[index])) return bare;
  for (const [at, tokens] of parts.entries()) {
    if (at > 0 && habits.numberFirst) break;
    const read = isStreet(parts, at, habits) ? withDigits(tokens, habits, at === 0 ? 'any' : 'end') : null;
    if (read) return parts.map((part, index) => (index === at ? read : part));
  }
  return parts.map((tokens) => {
    const lone = tokens.length === 1 ? loneNumeral(tokens[0] ?? '') : undefined;
    return lone === undefined ? tokens : [lone];
  });
}
