import type { Transaction } from '@/lib/db/transaction';
import { messageFor } from '@/lib/intl/message-for';
import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { CodeMailModel } from '@/lib/mail';
import { fromOf } from '@/lib/mail/from-of';
import { ownWords } from '@/lib/mail/own-words';
import { findSender } from '@/lib/mail/mail-log';
import { printedCode } from '@/lib/modules/orders/rules/promo-code';
import type { WaitingMail } from '@/lib/modules/claims/data/code-mails';
import { notesOf } from '@/lib/modules/claims/rules/note-lines';
import type { Named } from '@/lib/links/sealed-name';
import { codeLink } from '@/lib/modules/claims/service/code-link';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { instantText } from '@/lib/modules/storefront/rules/instant-text';
import { unsubscribeLinks } from './gift-mail-link';

/** A mail as it is sent: what it says, and who answers go to; empty for nobody. */
export interface CodeMail {
  model: CodeMailModel;
  /** The name in From. */
  sender: string;
  replyTo: string;
  /** What mail programs post to when the reader unsubscribes; null for a mail that is only looked at. */
  unsubscribeUrl: string | null;
}

/** Of a mail what its text depends on. */
export type MailedCode = Pick<
  WaitingMail,
  | 'purpose'
  | 'eventId'
  | 'slug'
  | 'eventName'
  | 'region'
  | 'code'
  | 'name'
  | 'lang'
  | 'note'
  | 'text'
  | 'endsAt'
>;

/**
 * The mail that brings a code, or reminds of it, in the language of its batch. Tenant text is plain. `named`: the address that
 * it goes to, by its name in links; null for a mail that is only looked at. D40-4, D40-16.
 */
export async function codeMailModel(
  tx: Transaction,
  tenantId: string,
  mail: MailedCode,
  named: Named | null,
): Promise<CodeMail> {
  const lang = isLocale(mail.lang) ? mail.lang : DEFAULT_LOCALE;
  const text = messageFor(lang);
  const sender = await findSender(tx, tenantId, mail.eventId, lang, `code_${mail.purpose}`);
  if (!sender) throw new Error('a mail has no sender');
  const { companyDetails: company, content, translatedName, primary } = sender;
  const colour = primary ?? BRAND.colours.ink;
  const store = cleanLine(translatedName ?? content?.storeName ?? '') || cleanLine(mail.eventName);
  const name = cleanLine(mail.name);
  const contact = content?.contactEmail ?? '';
  const { timeZone } = REGION_FACTS[mail.region];
  const kind = mail.purpose;
  const values = { name, store };
  const stop = named && unsubscribeLinks(named, lang);
  const model: CodeMailModel = {
    lang,
    subject: text(`codeMail.${kind}.subject`, values),
    preview: text(`codeMail.${kind}.preview`),
    storeName: store,
    heading: name === '' ? text('codeMail.headingPlain') : text('codeMail.heading', values),
    intro: text(`codeMail.${kind}.intro`, values),
    own: ownWords(sender),
    notes: notesOf(mail.note, mail.text),
    until:
      mail.endsAt === null
        ? ''
        : text('codeMail.until', {
            date: instantText(new Date(new Date(mail.endsAt).getTime() - 1), timeZone, lang),
          }),
    colours: {
      primary: colour,
      onPrimary: contrastRatio(colour, '#ffffff') >= 4.5 ? '#ffffff' : BRAND.colours.ink,
    },
    page: { label: text('codeMail.page'), url: codeLink(mail.slug, mail.code) },
    code: text('codeMail.code', { code: printedCode(mail.code) }),
    unsubscribe: stop && { label: text('codeMail.unsubscribe'), url: stop.page },
    footer: [
      text('mail.footer_contact', { email: contact || company.email }),
      text('mail.footer_company', { company: company.legal_name, address: company.address }),
    ],
  };
  return { model, ...fromOf(sender, store), unsubscribeUrl: stop && stop.post };
}
