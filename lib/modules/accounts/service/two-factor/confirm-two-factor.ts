import { invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { revokeOtherSessions } from '@/lib/modules/accounts/data/own-account';
import { recordPlatform } from '@/lib/audit/record-platform';
import { confirmTwoFactor as confirm } from '@/lib/modules/accounts/data/two-factor';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { mailAboutTwoFactor } from './mail-about-two-factor';
import { layRecoveryCodes } from './new-recovery-codes';
import { takeCode } from './take-code';

/**
 * Puts a second factor into use, once the app has shown a right code: from now on every login asks for one. Ends the person's
 * other sessions, which were opened without it, mails that it is on, and answers with the recovery codes. D42-4. Throws 422
 * `code_wrong`, also where nothing is being set up.
 */
export async function confirmTwoFactor(
  person: SessionUser,
  code: string,
): Promise<{ recovery_codes: string[] }> {
  const { id } = person;
  const taken = await takeCode(id, code, {
    confirmed: false,
    work: async (tx) => {
      const at = now();
      await confirm(tx, id, at);
      await recordPlatform(tx, { action: 'auth.two_factor_on', actorUserId: id, subject: id });
      await revokeOtherSessions(tx, id, person.sessionId, at);
      await mailAboutTwoFactor(tx, person, 'two_factor_on');
      return layRecoveryCodes(tx, id);
    },
  });
  if (!taken) throw invalid({ code: ['code_wrong'] });
  return { recovery_codes: taken.done };
}
