import { withDirectory } from '@/lib/db/with-directory';
import { argumentsOf, faultOf } from '@/lib/intl/check-text';
import { messageFor, writtenText } from '@/lib/intl/message-for';
import type { MessageKey } from '@/lib/intl/message-files';
import { notFound } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import { listLastTexts } from '@/lib/mail/last-texts';
import type { ListedMailText, MailTexts } from '@/lib/modules/mails/contract/platform-texts';
import { findMailTextRows } from '@/lib/modules/mails/data/mail-texts';
import { PLATFORM_MAILS, platformMail, type PlatformMail } from '@/lib/modules/mails/rules/platform-mails';
import { LONGEST_TEXT, partOf } from '@/lib/modules/mails/rules/text-parts';
import { exampleValues } from './example-values';
import { keysOf, mailsWith } from './keys-of';

/** So many former versions of a text are told. */
const FORMER = 10;

/** The mail of that id. Throws 404. */
export function mailOf(id: string): PlatformMail {
  const mail = platformMail(id);
  if (!mail) throw notFound();
  return mail;
}

const original = (lang: Locale, key: MessageKey) => writtenText(lang, key) ?? '';

/** Whether what was written no longer fits the original, so that the mail says that. */
const isBroken = (lang: Locale, key: MessageKey, text: string | null) =>
  text !== null && faultOf(original(lang, key), text) !== null;

/** Every mail of the product, in the reader's language; which languages say something of ours otherwise. S2.2-335. */
export async function listMailTexts(lang: Locale): Promise<{ mails: ListedMailText[] }> {
  const rows = (await withDirectory(listLastTexts)).filter(({ text }) => text !== null);
  const [say, values] = [messageFor(lang), exampleValues(lang)];
  const mails = PLATFORM_MAILS.map((mail) => {
    const keys = keysOf(mail);
    const own = rows.filter(({ key }) => keys.some((one) => one === key));
    const [first] = keys;
    return {
      id: mail.id,
      group: mail.group,
      name: first ? say(first, values) : mail.id,
      when: say(mail.when),
      changed: [...new Set(own.map(({ language }) => language))].sort(),
      is_broken: own.some(({ key, language, text }) => isBroken(language, key as MessageKey, text)),
    };
  });
  return { mails };
}

/** The texts of a mail in a language: the original, what is said in its place, and what was. Throws 404. S2.2-335. */
export async function readMailTexts(id: string, lang: Locale): Promise<MailTexts> {
  const keys = keysOf(mailOf(id));
  const rows = await withDirectory((tx) => findMailTextRows(tx, keys, lang));
  const texts = keys.map((key) => {
    const versions = rows.filter(({ row }) => row.key === key);
    const [last] = versions;
    const text = last?.row.text ?? null;
    const part = partOf(key);
    return {
      key,
      part,
      original: original(lang, key),
      text,
      version: last?.row.version ?? 0,
      longest: LONGEST_TEXT[part],
      placeholders: [...(argumentsOf(original(lang, key)) ?? new Map<string, unknown>()).keys()],
      shared_with: mailsWith(key) - 1,
      is_broken: isBroken(lang, key, text),
      versions: versions.slice(0, FORMER).map(({ row, changer }) => ({
        version: row.version,
        text: row.text,
        changed_at: row.changedAt.toISOString(),
        changed_by: changer,
      })),
    };
  });
  return { id, lang, texts };
}
