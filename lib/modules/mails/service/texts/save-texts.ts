import { changesOf } from '@/lib/audit/changes-of';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { faultOf } from '@/lib/intl/check-text';
import { writtenText } from '@/lib/intl/message-for';
import { AppError, invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import type { Locale } from '@/lib/kernel/locales';
import { forgetMailTexts } from '@/lib/mail/mail-texts';
import type { MailTexts, MailTextsForm } from '@/lib/modules/mails/contract/platform-texts';
import { addMailText, findMailTextRows } from '@/lib/modules/mails/data/mail-texts';
import { LONGEST_TEXT, partOf } from '@/lib/modules/mails/rules/text-parts';
import { keysOf } from './keys-of';
import { mailOf, readMailTexts } from './read-texts';

type Written = MailTextsForm['texts'][number];

function faultIn(lang: Locale, { key, text }: Written): FieldErrorCode | null {
  if (text === null) return null;
  if (text === '') return 'required';
  if (text.length > LONGEST_TEXT[partOf(key)]) return 'too_long';
  return faultOf(writtenText(lang, key) ?? '', text);
}

/** As one line each; the original written out is none of its own. Throws 404 for a text of another mail, and 422. */
export function checkedTexts(id: string, { lang, texts }: Pick<MailTextsForm, 'lang' | 'texts'>): Written[] {
  const keys: readonly string[] = keysOf(mailOf(id));
  if (texts.some(({ key }) => !keys.includes(key))) throw notFound();
  const cleaned = texts.map(({ text, ...rest }) => {
    const line = text === null ? null : cleanLine(text);
    return { ...rest, text: line === writtenText(lang, rest.key) ? null : line };
  });
  const fields: FieldErrors = {};
  cleaned.forEach((one, index) => {
    const fault = faultIn(lang, one);
    if (fault) fields[`texts.${index}.text`] = [fault];
  });
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return cleaned;
}

async function saveOne(
  tx: Transaction,
  { staffId, requestId }: StaffContext,
  lang: Locale,
  { key, text, version }: Written,
): Promise<void> {
  const [last] = await findMailTextRows(tx, [key], lang);
  const before = last?.row.text ?? null;
  if (before === text) return;
  const row = { key, language: lang, text, changedAt: now(), changedBy: staffId };
  if ((last?.row.version ?? 0) !== version || !(await addMailText(tx, { ...row, version: version + 1 })))
    throw new AppError('conflict');
  const said = writtenText(lang, key) ?? '';
  const changes = changesOf({ text: before ?? said }, { text: text ?? said });
  await recordPlatform(tx, {
    action: text === null ? 'mail_text.reset' : 'mail_text.changed',
    actorUserId: staffId,
    subject: key,
    data: { language: lang },
    ...(changes ? { changes } : {}),
    ...(requestId ? { requestId } : {}),
  });
}

/**
 * Says something else in a mail, or the original again (null): all of it or nothing. It counts at once in this process and within two
 * seconds in all others. Throws 404, 422 at the text that may not be said, and `conflict` when a colleague was first. S2.2-335, S2.2-337.
 */
export async function saveMailTexts(
  context: StaffContext,
  id: string,
  form: MailTextsForm,
): Promise<MailTexts> {
  const texts = checkedTexts(id, form);
  await withDirectory(async (tx) => {
    for (const one of texts) await saveOne(tx, context, form.lang, one);
  });
  forgetMailTexts();
  return readMailTexts(id, form.lang);
}
