import type { JobPayloads } from '@/lib/db/enqueue';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { messageFor } from '@/lib/intl/message-for';
import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { humanDay } from '@/lib/kernel/human-date';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/kernel/locales';
import { renderContactMail, smtpMailer, type ContactMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { findUnsent, markMailed, type MessageRow } from '@/lib/modules/site/data/site-messages';
import { paragraphsOf } from '@/lib/modules/storefront/rules/paragraphs';

/** A day of the database, YYYY-MM-DD, as people write it. */
const dayText = (day: string, lang: Locale): string => humanDay(day.split('-').reverse().join('-'), lang);

/** For the platform's people, who read English. */
function messageModel(row: MessageRow): ContactMailModel {
  const text = messageFor(DEFAULT_LOCALE);
  const name = cleanLine(row.name);
  const subject = text(`siteContact.subjects.${row.subject}`);
  const values = { name, subject, email: row.email };
  const due = row.answerBy === null ? [] : [dayText(row.answerBy, DEFAULT_LOCALE)];
  return {
    lang: DEFAULT_LOCALE,
    subject: text('siteContact.mail.subject', values),
    heading: text('siteContact.mail.heading', values),
    intro: text('siteContact.mail.intro', values),
    ...PLATFORM_LOOK,
    from: [
      { label: text('siteContact.name'), value: name },
      { label: text('siteContact.email'), value: row.email },
      { label: text('siteContact.subject'), value: subject },
      ...due.map((value) => ({ label: text('siteContact.mail.answerBy'), value })),
    ],
    paragraphs: paragraphsOf(row.message),
    footer: text('siteContact.mail.footer', { brand: BRAND.name }),
  };
}

/**
 * For the sender, in their language. It repeats nothing that was typed: whoever types somebody else's address can't have
 * words of theirs mailed there. S2.1-48.
 */
function receiptModel(row: MessageRow): ContactMailModel {
  const lang = isLocale(row.lang) ? row.lang : DEFAULT_LOCALE;
  const text = messageFor(lang);
  const brand = BRAND.name;
  const intro =
    row.answerBy === null
      ? text('siteContact.receipt.intro')
      : text('siteContact.receipt.introData', { day: dayText(row.answerBy, lang) });
  return {
    lang,
    subject: text('siteContact.receipt.subject', { brand }),
    heading: text('siteContact.receipt.heading'),
    intro,
    ...PLATFORM_LOOK,
    from: [
      { label: text('siteContact.receipt.about'), value: text(`siteContact.subjects.${row.subject}`) },
      {
        label: text('siteContact.receipt.received'),
        value: dayText(row.createdAt.toISOString().slice(0, 10), lang),
      },
    ],
    paragraphs: [],
    footer: text('siteContact.receipt.footer', { brand }),
  };
}

/**
 * Mails a message to the platform's support address; replies go to the sender. After a crash it is sent again with the same
 * Message-ID. S2.1-47.
 */
export async function sendSiteMessage({ messageId }: JobPayloads['send-site-message']): Promise<void> {
  const row = await withDirectoryOnce((tx) => findUnsent(tx, messageId, 'sentAt'));
  if (!row) return;
  const model = messageModel(row);
  await smtpMailer.send({
    to: { name: BRAND.name, address: BRAND.supportEmail },
    replyTo: { name: cleanLine(row.name), address: row.email },
    sender: BRAND.name,
    subject: model.subject,
    ...renderContactMail(model),
    id: `site.${messageId}`,
    pictures: [],
  });
  await withDirectoryOnce((tx) => markMailed(tx, messageId, 'sentAt', now()));
}

/** Tells the sender that their message has arrived, and by when a complaint is answered. S2.1-48, S2.1-56. */
export async function sendSiteReceipt({ messageId }: JobPayloads['send-site-receipt']): Promise<void> {
  const row = await withDirectoryOnce((tx) => findUnsent(tx, messageId, 'acknowledgedAt'));
  if (!row) return;
  const model = receiptModel(row);
  await smtpMailer.send({
    to: { name: '', address: row.email },
    replyTo: { name: BRAND.name, address: BRAND.supportEmail },
    sender: BRAND.name,
    subject: model.subject,
    ...renderContactMail(model),
    id: `site-receipt.${messageId}`,
    pictures: [],
  });
  await withDirectoryOnce((tx) => markMailed(tx, messageId, 'acknowledgedAt', now()));
}
