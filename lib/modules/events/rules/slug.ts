import { fail, ok, type Result } from '@/lib/kernel/result';
import { ROUTES } from './reserved-routes';

const SLUG_MIN_LENGTH = 3;
export const SLUG_MAX_LENGTH = 63;

export type SlugProblem = 'too_short' | 'too_long' | 'invalid_characters' | 'reserved';

/** A slug cannot contain a dot, so `robots.txt` reserves `robots` to avoid confusion. */
function wordsOf(path: string): string[] {
  const first = path.split('/')[1] ?? '';
  const stem = first.split('.')[0] ?? '';
  return [first, stem].filter((word) => word !== '');
}

/** The words no slug may be: the first segment of every route. D6-1. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(Object.values(ROUTES).flat().flatMap(wordsOf));

/** Whether the word is reserved. D6-1. */
export function isReservedSlug(text: string): boolean {
  return RESERVED_SLUGS.has(text.toLowerCase());
}

/** A valid slug, or its error: 3 to 63 of `a-z 0-9 -`, and not reserved. D6-1. */
export function checkSlug(text: string): Result<string, SlugProblem> {
  if (!/^[a-z0-9-]*$/.test(text)) return fail('invalid_characters');
  if (text.length < SLUG_MIN_LENGTH) return fail('too_short');
  if (text.length > SLUG_MAX_LENGTH) return fail('too_long');
  return isReservedSlug(text) ? fail('reserved') : ok(text);
}

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', '&': ' and ' };

/** A valid slug made from a name; the database decides whether it is free. D6. */
export function slugFrom(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[ßæøœłđ&]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX_LENGTH - '-store'.length)
    .replace(/-+$/, '');
  if (plain.length >= SLUG_MIN_LENGTH && !isReservedSlug(plain)) return plain;
  return plain ? `${plain}-store` : 'my-store';
}
