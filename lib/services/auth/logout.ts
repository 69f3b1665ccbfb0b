import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { recordPlatform } from '@/lib/db/queries/auth/platform-audit';
import { revokeSession } from '@/lib/db/queries/auth/sessions';
import type { SessionUser } from './session-user';

/** Ends this session; its token is worth nothing from now on. Safe to repeat. DECISIONS 21. */
export async function logout(user: Pick<SessionUser, 'id' | 'sessionId'>): Promise<void> {
  await withDirectory(async (tx) => {
    const ended = await revokeSession(tx, user.sessionId, now());
    if (ended) await recordPlatform(tx, { action: 'auth.logout', actorUserId: user.id, subject: user.id });
  });
}
