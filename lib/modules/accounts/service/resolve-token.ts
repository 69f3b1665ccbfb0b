import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { findLiveSession, noteSeen } from '@/lib/modules/accounts/data/sessions';
import type { SessionUser } from './session-user';
import { hashToken } from './token';

/** A session's use is noted at most this often: it is shown to the day, and writing costs more than reading. */
const SEEN_EVERY_MS = 300_000;

/**
 * The user of a bearer token, with the current role; null for a token that is unknown, expired or revoked, and for a
 * disabled user. D21. Notes that the session is in use.
 */
export async function resolveToken(token: string): Promise<SessionUser | null> {
  const [tokenHash, at] = [hashToken(token), now()];
  return withDirectory(async (tx) => {
    const found = await findLiveSession(tx, tokenHash, at);
    if (!found) return null;
    const { lastSeenAt, user } = found;
    if (!lastSeenAt || at.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) {
      await noteSeen(tx, user.sessionId, at);
    }
    return user;
  });
}
