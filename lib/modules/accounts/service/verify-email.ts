import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { findLink, spendLink, voidLinks } from '@/lib/modules/accounts/service/statements/account-mails';
import { markEmailVerified } from '@/lib/modules/accounts/service/statements/people';
import { recordPlatform } from '@/lib/modules/accounts/data/platform-audit';
import { withDirectory } from '@/lib/db/with-directory';
import { countDeadLink } from './account-limits';
import { hashLinkToken } from './account-link';

/**
 * Confirms an e-mail address by its mailed link, once, and returns the address. Throws `gone` for a link that is
 * unknown, used, too old or replaced by a later one (always the same error), and `rate_limited` after too many such
 * links from one visitor.
 */
export async function verifyEmail(token: string, visitor: string): Promise<{ email: string }> {
  const [tokenHash, at] = [hashLinkToken(token), now()];
  const email = await withDirectory(async (tx) => {
    const link = await findLink(tx, tokenHash, 'verify_email', at);
    if (!link || !(await spendLink(tx, tokenHash, 'verify_email', at))) return null;
    const { userId } = link;
    await voidLinks(tx, { userId, kind: 'verify_email', at });
    if (await markEmailVerified(tx, userId, at)) {
      await recordPlatform(tx, { action: 'auth.email_verified', actorUserId: userId, subject: userId });
    }
    return link.email;
  });
  if (email !== null) return { email };
  await countDeadLink(visitor);
  throw new AppError('gone');
}
