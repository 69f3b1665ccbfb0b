import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { cleanLine } from '@/lib/kernel/clean-line';
import type { JobPayloads } from '@/lib/db/enqueue';
import {
  lockWaiting,
  markSent,
  type WaitingMail,
} from '@/lib/modules/accounts/service/statements/account-mails';
import { findUserByEmail } from '@/lib/modules/accounts/data/users';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { renderAccountMail, smtpMailer } from '@/lib/mail';
import { accountMailModel, type AccountMailText } from './account-mail-model';
import { isChangeKind, writeChangeLetter } from './email-change-letter';
import { writeClosingLetter } from './closing-letter';
import { writeOpeningLetter } from './opening-letter';
import { layMailLink, type Letter } from './lay-mail-link';

const KEPT_MS = 30 * 86_400_000;

/** Chooses the mail by the current state of the account; null for a mail that a later one has replaced. */
async function writeLetter(tx: Transaction, mail: WaitingMail, address: string): Promise<Letter | null> {
  if (isChangeKind(mail.kind)) return writeChangeLetter(tx, mail, mail.kind, address);
  const found = await findUserByEmail(tx, address);
  const person = found && !found.disabledAt ? found : undefined;
  const letter = (text: AccountMailText, link?: string): Letter => ({
    to: { name: cleanLine(person?.name ?? ''), address },
    lang: mail.lang,
    text,
    ...(link ? { link } : {}),
  });
  if (!person) return letter('no_account');
  if (mail.kind === 'password_changed') return letter('changed');
  if (mail.kind === 'two_factor_on' || mail.kind === 'two_factor_off') return letter(mail.kind);
  if (mail.kind === 'tenant_verified') return letter('verified');
  if (mail.kind === 'tenant_locked') return letter('locked');
  if (mail.kind === 'tenant_unlocked') return letter('unlocked');
  if (mail.kind === 'tenant_reopened') return letter('reopened');
  if (mail.kind === 'tenant_closed') return writeClosingLetter(tx, person.tenantId, letter('closed'));
  if (mail.kind === 'client_opened') return writeOpeningLetter(tx, mail, letter('opened'));
  if (mail.kind === 'account_exists') return letter('exists');
  if (mail.kind === 'verify_email' && person.emailVerifiedAt) return letter('exists');
  const link = await layMailLink(tx, mail, person.id, mail.kind);
  if (link === null) return null;
  return letter(mail.kind === 'verify_email' ? 'verify' : 'reset', link);
}

/**
 * Sends an account mail. The account is looked up only here: a person without an account gets a mail that says so, and
 * the request itself reveals nothing. The link's token is computed, never stored. After a crash between the mail
 * server's answer and the row that records it, the mail is sent again with the same Message-ID and link. S2.1, D8-3,
 * D21.
 */
export async function sendAccountMail({ mailId }: JobPayloads['send-account-mail']): Promise<void> {
  const letter = await withDirectory(async (tx) => {
    const mail = await lockWaiting(tx, mailId);
    return mail?.email ? { written: await writeLetter(tx, mail, mail.email) } : null;
  });
  if (!letter) return;
  const { written } = letter;
  if (written) {
    const lang = isLocale(written.lang) ? written.lang : DEFAULT_LOCALE;
    const model = accountMailModel({ ...written, lang, name: written.to.name });
    await smtpMailer.send({
      to: written.to,
      sender: model.storeName,
      subject: model.subject,
      ...renderAccountMail(model),
      id: `account.${mailId}`,
      pictures: [],
    });
  }
  const at = now();
  await withDirectory((tx) => markSent(tx, mailId, at, new Date(at.getTime() - KEPT_MS)));
}
