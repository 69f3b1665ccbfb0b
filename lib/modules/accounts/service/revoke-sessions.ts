import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import { revokeSessionsOf } from '@/lib/modules/accounts/data/sessions';

/** Ends every session of a person: after a password reset, a change of role, and when somebody is disabled. DECISIONS 21. */
export async function revokeSessions(userId: string): Promise<void> {
  await withDirectory((tx) => revokeSessionsOf(tx, userId, now()));
}
