import { z } from 'zod';
import { invalid } from '@/lib/kernel/app-error';

const place = z.tuple([
  z.string().max(60),
  z.string().regex(/^-?\d{1,15}$/),
  // No text in Postgres has such a character.
  z
    .string()
    .max(140)
    .refine((key) => !key.includes('\0')),
]);

/** The opaque cursor of the next page: which list it is of, the last row's value and key. D28-1. */
export const encodeRevenueCursor = (list: string, at: { place: string; key: string }): string =>
  Buffer.from(JSON.stringify([list, at.place, at.key])).toString('base64url');

/** Throws 422 at `cursor` for an invalid text and one of another list. */
export function decodeRevenueCursor(text: string, list: string): { place: string; key: string } {
  try {
    const [madeFor, value, key] = place.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (madeFor === list) return { place: value, key };
  } catch {
    // Refused below.
  }
  throw invalid({ cursor: ['invalid'] });
}
