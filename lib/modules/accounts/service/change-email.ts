import { invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { randomBytes } from '@/lib/kernel/random';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import type { OwnAccount } from '@/lib/modules/accounts/contract/own-account';
import { dropEmailChange, putEmailChange } from '@/lib/modules/accounts/data/email-changes';
import { recordPlatform } from '@/lib/audit/record-platform';
import { voidLinks } from '@/lib/modules/accounts/service/statements/account-mails';
import { countMailRequest } from './account-limits';
import { LINK_LIFE_MS } from './account-link';
import { requestMail } from './ask-mail';
import { checkOwnPassword } from './check-own-password';
import { ownAccountIn, ownRow } from './read-own-account';

const KINDS = ['email_change_old', 'email_change_new'] as const;

async function voidBoth(tx: Transaction, userId: string, at: Date): Promise<void> {
  for (const kind of KINDS) await voidLinks(tx, { userId, kind, at });
}

/**
 * Asks for another address: mails a link to the one in use and one to the new one, and changes nothing until both are
 * followed within a day. A later wish replaces this one. Whether the new address has an account is told to that address
 * alone. S2.2-10. Throws 422 for a wrong password and for the address in use, `rate_limited`, and `unavailable`.
 */
export async function changeEmail(
  userId: string,
  form: { email: string; password: string; lang: Locale },
  visitor: string,
): Promise<OwnAccount> {
  const person = await withDirectory((tx) => ownRow(tx, userId));
  const { email: newEmail, password, lang } = form;
  await checkOwnPassword(person, { password, field: 'password', visitor });
  if (newEmail === person.email) throw invalid({ email: ['email_unchanged'] });
  await countMailRequest(newEmail, visitor);
  return withDirectory(async (tx) => {
    const at = now();
    const expiresAt = new Date(at.getTime() + LINK_LIFE_MS.email_change_new);
    await putEmailChange(tx, { userId, newEmail, askedAt: at, expiresAt });
    await voidBoth(tx, userId, at);
    await recordPlatform(tx, {
      action: 'auth.email_change_requested',
      actorUserId: userId,
      subject: userId,
      data: { email: 'changed' },
    });
    const to = { email_change_old: person.email, email_change_new: newEmail };
    for (const kind of KINDS) {
      const fingerprint = Buffer.from(randomBytes(32));
      await requestMail(tx, { kind, email: to[kind], lang, userId, fingerprint });
    }
    return ownAccountIn(tx, userId);
  });
}

/** Takes back the wish for another address; its links open nothing from then on. Safe to repeat. */
export async function withdrawEmail(userId: string): Promise<OwnAccount> {
  return withDirectory(async (tx) => {
    if (await dropEmailChange(tx, userId)) {
      await voidBoth(tx, userId, now());
      await recordPlatform(tx, {
        action: 'auth.email_change_withdrawn',
        actorUserId: userId,
        subject: userId,
      });
    }
    return ownAccountIn(tx, userId);
  });
}
