import { invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { randomBytes } from '@/lib/kernel/random';
import { withDirectory } from '@/lib/db/with-directory';
import { recordPlatform } from '@/lib/audit/record-platform';
import { revokeSessionsOf } from '@/lib/modules/accounts/data/sessions';
import { passwordProblem } from '@/lib/modules/accounts/rules/password-rules';
import { voidLinks } from '@/lib/modules/accounts/service/statements/account-mails';
import { setPasswordHash } from '@/lib/modules/accounts/service/statements/people';
import { requestMail } from './ask-mail';
import { checkOwnPassword } from './check-own-password';
import { hashPassword } from './hash-password';
import { ownRow } from './read-own-account';

/**
 * Sets a new password by the one in use. Ends all sessions of the person, this one too, voids links for a new password,
 * and mails that it was changed. Returns the address to log in with. D42-3. Throws 422 for a wrong password in use, for
 * one equal to the address and for the same one again, `rate_limited` as failed logins do, and `unavailable` when too
 * many hashes are waiting.
 */
export async function changePassword(
  userId: string,
  form: { current_password: string; password: string },
  visitor: string,
): Promise<{ email: string }> {
  const person = await withDirectory((tx) => ownRow(tx, userId));
  const { email } = person;
  await checkOwnPassword(person, { password: form.current_password, field: 'current_password', visitor });
  const problem = passwordProblem(form.password, email);
  if (problem) throw invalid({ password: [problem] });
  if (form.password === form.current_password) throw invalid({ password: ['password_unchanged'] });
  const passwordHash = await hashPassword(form.password);
  await withDirectory(async (tx) => {
    const at = now();
    await setPasswordHash(tx, userId, passwordHash);
    await revokeSessionsOf(tx, userId, at);
    await voidLinks(tx, { userId, kind: 'reset_password', at });
    await recordPlatform(tx, { action: 'auth.password_changed', actorUserId: userId, subject: userId });
    const lang = isLocale(person.lang) ? person.lang : DEFAULT_LOCALE;
    const fingerprint = Buffer.from(randomBytes(32));
    await requestMail(tx, { kind: 'password_changed', email, lang, userId, fingerprint });
  });
  return { email };
}
