import { createHash } from 'node:crypto';

/** How long a token is valid, in milliseconds: 14 days. */
export const TOKEN_LIFE_MS = 14 * 86_400_000;

/**
 * The hash under which a bearer token is stored. The token has 256 random bits, so a plain hash without salt is enough.
 * D21-4.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
