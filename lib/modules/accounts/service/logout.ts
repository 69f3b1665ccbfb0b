import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { recordPlatform } from '@/lib/modules/accounts/data/platform-audit';
import { revokeSession } from '@/lib/modules/accounts/data/sessions';
import { resetOnboarding } from '@/lib/modules/shop-platform/service/reset-onboarding';
import type { SessionUser } from './session-user';

type Leaving = Pick<SessionUser, 'id' | 'sessionId' | 'tenantId' | 'shopPlatform'>;

/**
 * Ends this session; its token is worth nothing from now on. Who came by a shop platform finds the onboarding reset
 * (SPEC 2.6, 4). Safe to repeat. DECISIONS 21.
 */
export async function logout(user: Leaving): Promise<void> {
  const { id: userId, tenantId } = user;
  if (user.shopPlatform && tenantId) await resetOnboarding({ tenantId, actor: 'client', userId });
  await withDirectory(async (tx) => {
    const ended = await revokeSession(tx, user.sessionId, now());
    if (ended) await recordPlatform(tx, { action: 'auth.logout', actorUserId: user.id, subject: user.id });
  });
}
