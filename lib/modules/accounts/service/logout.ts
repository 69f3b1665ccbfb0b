import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { recordPlatform } from '@/lib/audit/record-platform';
import { revokeSession } from '@/lib/modules/accounts/data/sessions';
import { resetOnboarding } from '@/lib/modules/shop-platform/service/reset-onboarding';
import type { SessionUser } from './session-user';

type Leaving = Pick<SessionUser, 'id' | 'sessionId' | 'tenantId' | 'shopPlatform'>;

/**
 * Ends this session and invalidates its token. For users of a shop platform it also resets the onboarding steps
 * (S2.6-5, S4). Safe to repeat. D21-4.
 */
export async function logout(user: Leaving): Promise<void> {
  const { id: userId, tenantId } = user;
  if (user.shopPlatform && tenantId) await resetOnboarding({ tenantId, actor: 'client', userId });
  await withDirectory(async (tx) => {
    const ended = await revokeSession(tx, user.sessionId, now());
    if (ended) await recordPlatform(tx, { action: 'auth.logout', actorUserId: user.id, subject: user.id });
  });
}
