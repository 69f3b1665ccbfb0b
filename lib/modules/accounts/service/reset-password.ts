import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { randomBytes } from '@/lib/kernel/random';
import { passwordProblem } from '@/lib/modules/accounts/rules/password-rules';
import { findLink, spendLink, voidLinks } from '@/lib/modules/accounts/service/statements/account-mails';
import { markEmailVerified, setPasswordHash } from '@/lib/modules/accounts/service/statements/people';
import { recordPlatform } from '@/lib/audit/record-platform';
import { revokeSessionsOf } from '@/lib/modules/accounts/data/sessions';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { hashPassword } from './hash-password';
import { countDeadLink } from './account-limits';
import { hashLinkToken } from './account-link';
import { requestMail } from './ask-mail';

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

async function gone(visitor: string): Promise<never> {
  await countDeadLink(visitor);
  throw new AppError('gone');
}

async function change(tx: Transaction, link: Link, passwordHash: string, at: Date): Promise<void> {
  const { userId, email } = link;
  await setPasswordHash(tx, userId, passwordHash);
  await revokeSessionsOf(tx, userId, at);
  await voidLinks(tx, { userId, kind: 'reset_password', at });
  // Who has this link can read the inbox. That is all a confirmation link proves, so the address is confirmed too.
  if (await markEmailVerified(tx, userId, at)) {
    await recordPlatform(tx, { action: 'auth.email_verified', actorUserId: userId, subject: userId });
    await voidLinks(tx, { userId, kind: 'verify_email', at });
  }
  await recordPlatform(tx, { action: 'auth.password_reset', actorUserId: userId, subject: userId });
  const lang = isLocale(link.lang) ? link.lang : DEFAULT_LOCALE;
  const fingerprint = Buffer.from(randomBytes(32));
  await requestMail(tx, { kind: 'password_changed', email, lang, userId, fingerprint });
}

/**
 * Sets a new password by a mailed link, once. Ends all sessions of the user, invalidates the user's other links and
 * sends a mail about the change. Returns the e-mail address. D8-3, D21-5. Throws `gone` for a link that is unknown,
 * used, older than an hour or replaced by a later one (always the same error), 422 for a password equal to the address,
 * `rate_limited`, and `unavailable` when too many password hashes are waiting.
 */
export async function resetPassword(
  input: { token: string; password: string },
  visitor: string,
): Promise<{ email: string }> {
  const [tokenHash, at] = [hashLinkToken(input.token), now()];
  const link = await withDirectory((tx) => findLink(tx, tokenHash, 'reset_password', at));
  if (!link) return gone(visitor);
  const problem = passwordProblem(input.password, link.email);
  if (problem) throw invalid({ password: [problem] });
  const passwordHash = await hashPassword(input.password);
  const changed = await withDirectory(async (tx) => {
    if (!(await spendLink(tx, tokenHash, 'reset_password', at))) return false;
    await change(tx, link, passwordHash, at);
    return true;
  });
  return changed ? { email: link.email } : gone(visitor);
}
