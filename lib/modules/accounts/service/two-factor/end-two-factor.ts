import { AppError, invalid } from '@/lib/kernel/app-error';
import { withDirectory } from '@/lib/db/with-directory';
import type { TwoFactorState } from '@/lib/modules/accounts/contract/two-factor';
import { recordPlatform } from '@/lib/audit/record-platform';
import { deleteTwoFactor } from '@/lib/modules/accounts/data/two-factor';
import { checkOwnPassword } from '@/lib/modules/accounts/service/check-own-password';
import { ownRow } from '@/lib/modules/accounts/service/read-own-account';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { mailAboutTwoFactor } from './mail-about-two-factor';
import { needsTwoFactor } from './needs-two-factor';
import { stateIn } from './read-two-factor';
import { takeCode } from './take-code';

/**
 * Ends a person's own second factor, by password and code, and mails that it is off. D42-4. Throws 422 for a wrong one of
 * either, `rate_limited`, and `two_factor_required` for those who must have one.
 */
export async function endTwoFactor(
  person: SessionUser,
  given: { password: string; code: string },
  visitor: string,
): Promise<TwoFactorState> {
  const { id } = person;
  if (needsTwoFactor(person)) throw new AppError('two_factor_required');
  const row = await withDirectory((tx) => ownRow(tx, id));
  await checkOwnPassword(row, { password: given.password, field: 'password', visitor });
  const taken = await takeCode(id, given.code, {
    confirmed: true,
    work: async (tx) => {
      await deleteTwoFactor(tx, id);
      await recordPlatform(tx, { action: 'auth.two_factor_off', actorUserId: id, subject: id });
      await mailAboutTwoFactor(tx, person, 'two_factor_off');
      return stateIn(tx, person);
    },
  });
  if (!taken) throw invalid({ code: ['code_wrong'] });
  return taken.done;
}
