import { createHash } from 'node:crypto';

/** How long a token lives, in milliseconds: 14 days. */
export const TOKEN_LIFE_MS = 14 * 86_400_000;

/** A bearer token as it is stored. A token has 256 random bits, so a plain hash cannot be guessed. DECISIONS 21. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
