import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { checkSlug, type SlugProblem } from './slug';

const CODES: Record<SlugProblem, FieldErrorCode> = {
  too_short: 'slug_invalid',
  too_long: 'slug_invalid',
  invalid_characters: 'slug_invalid',
  reserved: 'slug_reserved',
};

/** What is wrong with a web address as typed, for its field; null when it may be taken. D6-1. */
export function slugProblem(typed: string): FieldErrorCode | null {
  const checked = checkSlug(typed);
  return checked.ok ? null : CODES[checked.error];
}
