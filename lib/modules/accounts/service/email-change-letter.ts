import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import type { AccountMailKind } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';
import { findEmailChange } from '@/lib/modules/accounts/data/email-changes';
import { findUser } from '@/lib/modules/accounts/data/own-account';
import { findUserByEmail } from '@/lib/modules/accounts/data/users';
import type { WaitingMail } from '@/lib/modules/accounts/service/statements/account-mails';
import type { AccountMailText } from './account-mail-model';
import { layMailLink, type Letter } from './lay-mail-link';

type ChangeKind = Extract<AccountMailKind, 'email_change_old' | 'email_change_new' | 'email_changed'>;

/** Whether a mail is about another address for an account. */
export function isChangeKind(kind: AccountMailKind): kind is ChangeKind {
  return kind === 'email_change_old' || kind === 'email_change_new' || kind === 'email_changed';
}

/**
 * The mail about another address, by the state at this moment; null when the wish has been withdrawn or replaced. An
 * address that has an account of its own is told so and gets no link: the asker learns nothing.
 */
export async function writeChangeLetter(
  tx: Transaction,
  mail: WaitingMail,
  kind: ChangeKind,
  address: string,
): Promise<Letter | null> {
  const person = mail.userId ? await findUser(tx, mail.userId) : undefined;
  if (!person || person.disabledAt) return null;
  const to = { name: cleanLine(person.name), address };
  const letter = (text: AccountMailText, otherAddress: string) => ({
    to,
    lang: mail.lang,
    text,
    otherAddress,
  });
  if (kind === 'email_changed') return letter('email_changed', person.email);
  const wish = await findEmailChange(tx, person.id, now());
  if (!wish) return null;
  if (kind === 'email_change_new' && (await findUserByEmail(tx, address))) {
    // The name is the asker's: it is no business of whose address this is.
    return { ...letter('change_taken', address), to: { name: '', address } };
  }
  const link = await layMailLink(tx, mail, person.id, kind);
  if (link === null) return null;
  const text = kind === 'email_change_old' ? 'change_old' : 'change_new';
  return { ...letter(text, wish.newEmail), link };
}
