import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { randomBytes } from '@/lib/kernel/random';
import type { Transaction } from '@/lib/db/transaction';
import { dropEmailChange, noteConfirmed, takeNewEmail } from '@/lib/modules/accounts/data/email-changes';
import { recordPlatform } from '@/lib/audit/record-platform';
import { findLink, spendLink, voidLinks } from '@/lib/modules/accounts/service/statements/account-mails';
import { requestMail } from './ask-mail';

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** What a followed link has done: this address confirmed, the other still to do, or the address changed. */
export interface FollowedChange {
  email: string;
  outcome: 'one_more' | 'changed';
}

/** Links that were mailed to the former address must not reach the account any more. */
const OF_FORMER = ['reset_password', 'verify_email', 'email_change_old', 'email_change_new'] as const;

async function change(tx: Transaction, link: Link, newEmail: string, at: Date): Promise<boolean> {
  const { userId } = link;
  const isTaken = await takeNewEmail(tx, userId, at);
  await dropEmailChange(tx, userId);
  if (!isTaken) return false;
  for (const kind of OF_FORMER) await voidLinks(tx, { userId, kind, at });
  await recordPlatform(tx, {
    action: 'auth.email_changed',
    actorUserId: userId,
    subject: userId,
    data: { email: 'changed' },
  });
  const lang = isLocale(link.lang) ? link.lang : DEFAULT_LOCALE;
  for (const email of [link.email, newEmail]) {
    const fingerprint = Buffer.from(randomBytes(32));
    await requestMail(tx, { kind: 'email_changed', email, lang, userId, fingerprint });
  }
  return true;
}

/**
 * Follows one of the two links for another address, once: the second one changes the address. In a directory transaction.
 * Null for a link that is neither, is used, too old or replaced, and when another account has the address by now.
 */
export async function confirmNewEmail(tx: Transaction, tokenHash: Buffer): Promise<FollowedChange | null> {
  const at = now();
  for (const side of ['old', 'new'] as const) {
    const kind = `email_change_${side}` as const;
    const link = await findLink(tx, tokenHash, kind, at);
    if (!link || !(await spendLink(tx, tokenHash, kind, at))) continue;
    const wish = await noteConfirmed(tx, link.userId, side, at);
    if (!wish) return null;
    if (!wish.oldConfirmedAt || !wish.newConfirmedAt) {
      return { email: side === 'old' ? wish.newEmail : link.email, outcome: 'one_more' };
    }
    return (await change(tx, link, wish.newEmail, at)) ? { email: wish.newEmail, outcome: 'changed' } : null;
  }
  return null;
}
