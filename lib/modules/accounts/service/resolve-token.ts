import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { findLiveSession } from '@/lib/modules/accounts/data/sessions';
import type { SessionUser } from './session-user';
import { hashToken } from './token';

/**
 * The user of a bearer token, with the current role; null for a token that is unknown, expired or revoked, and for a
 * disabled user. D21.
 */
export async function resolveToken(token: string): Promise<SessionUser | null> {
  const tokenHash = hashToken(token);
  return withDirectory(async (tx) => (await findLiveSession(tx, tokenHash, now())) ?? null);
}
