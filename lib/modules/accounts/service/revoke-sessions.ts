import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { revokeSessionsOf } from '@/lib/modules/accounts/data/sessions';

/** Ends all sessions of a user: after a password reset, a change of role, or when the user is disabled. D21-5. */
export async function revokeSessions(userId: string): Promise<void> {
  await withDirectory((tx) => revokeSessionsOf(tx, userId, now()));
}
