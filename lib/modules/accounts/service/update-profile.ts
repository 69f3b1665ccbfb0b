import { AppError } from '@/lib/kernel/app-error';
import { withDirectory } from '@/lib/db/with-directory';
import type { OwnAccount } from '@/lib/modules/accounts/contract/own-account';
import { setUserName } from '@/lib/modules/accounts/data/own-account';
import { recordPlatform } from '@/lib/audit/record-platform';
import { ownAccountIn, ownRow } from './read-own-account';

/**
 * Changes somebody's own name. The same name again writes nothing. S2.2-10, D42-18. Throws `conflict` where it is no longer the
 * name that was seen.
 */
export async function updateProfile(
  userId: string,
  { name, seen }: { name: string; seen: string },
): Promise<OwnAccount> {
  return withDirectory(async (tx) => {
    const person = await ownRow(tx, userId);
    if (person.name !== name) {
      if (person.name !== seen) throw new AppError('conflict');
      await setUserName(tx, userId, name);
      await recordPlatform(tx, {
        action: 'auth.profile_updated',
        actorUserId: userId,
        subject: userId,
        data: { name: 'changed' },
      });
    }
    return ownAccountIn(tx, userId);
  });
}
