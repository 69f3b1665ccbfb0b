import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { findLiveSession } from '@/lib/modules/accounts/data/sessions';
import type { SessionUser } from './session-user';
import { hashToken } from './token';

/**
 * The person behind a bearer token, with the role they have now; null for a token that is unknown, expired or
 * revoked, and for a disabled person. DECISIONS 21.
 */
export async function resolveToken(token: string): Promise<SessionUser | null> {
  const tokenHash = hashToken(token);
  return withDirectory(async (tx) => (await findLiveSession(tx, tokenHash, now())) ?? null);
}
