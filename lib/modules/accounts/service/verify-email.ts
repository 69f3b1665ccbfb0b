import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { findLink, spendLink, voidLinks } from '@/lib/modules/accounts/service/statements/account-mails';
import { markEmailVerified } from '@/lib/modules/accounts/service/statements/people';
import { recordPlatform } from '@/lib/audit/record-platform';
import { withDirectory } from '@/lib/db/with-directory';
import { countDeadLink } from './account-limits';
import type { EmailConfirmed } from '@/lib/modules/accounts/contract/verify-email';
import { hashLinkToken } from './account-link';
import { confirmNewEmail } from './confirm-new-email';

/**
 * Confirms an e-mail address by its mailed link, once: an account's own, or one side of another address. Throws `gone` for a link that is
 * unknown, used, too old or replaced by a later one (always the same error), and `rate_limited` after too many such
 * links from one visitor.
 */
export async function verifyEmail(token: string, visitor: string): Promise<EmailConfirmed> {
  const [tokenHash, at] = [hashLinkToken(token), now()];
  const followed = await withDirectory(async (tx) => {
    const link = await findLink(tx, tokenHash, 'verify_email', at);
    if (!link) return confirmNewEmail(tx, tokenHash);
    if (!(await spendLink(tx, tokenHash, 'verify_email', at))) return null;
    const { userId } = link;
    await voidLinks(tx, { userId, kind: 'verify_email', at });
    if (await markEmailVerified(tx, userId, at)) {
      await recordPlatform(tx, { action: 'auth.email_verified', actorUserId: userId, subject: userId });
    }
    return { email: link.email, outcome: 'confirmed' as const };
  });
  if (followed) return followed;
  await countDeadLink(visitor);
  throw new AppError('gone');
}
