/** `suspended`: who made it can't log in any more, so it opens nothing. */
export const TOKEN_STATES = ['active', 'expires_soon', 'suspended', 'expired', 'revoked'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

const DAY_MS = 86_400_000;
/** So many days before its end a token is said to expire soon. */
const SOON_DAYS = 14;
/** The longest that a token lives. D47-1. */
const TOKEN_MOST_DAYS = 366;

interface TokenFacts {
  expiresAt: Date;
  revokedAt: Date | null;
  /** Whether who made it may still log in. */
  alive: boolean;
}

/** What a token's list says of it. D47-6. */
export function tokenState({ expiresAt, revokedAt, alive }: TokenFacts, at: Date): TokenState {
  if (revokedAt) return 'revoked';
  const left = expiresAt.getTime() - at.getTime();
  if (left <= 0) return 'expired';
  if (!alive) return 'suspended';
  return left <= SOON_DAYS * DAY_MS ? 'expires_soon' : 'active';
}

/** The end of a day in UTC, which is when a token ends; null for no day, for one that is over, and for one too far away. D47-1. */
export function expiryOf(day: string, at: Date): Date | null {
  const start = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(start)) return null;
  const end = start + DAY_MS;
  return end > at.getTime() && end <= at.getTime() + TOKEN_MOST_DAYS * DAY_MS ? new Date(end) : null;
}
