import { recordPlatform } from '@/lib/audit/record-platform';
import { enqueue } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { Locale } from '@/lib/kernel/locales';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { withTriedTexts } from '@/lib/mail/mail-texts';
import { mailRenderers } from '@/lib/mail/renderers';
import type { MailTextsForm, ShownTexts } from '@/lib/modules/mails/contract/platform-texts';
import { findReader } from '@/lib/modules/mails/data/own-things';
import { drawMail } from '@/lib/modules/mails/service/draw-mail';
import { composeTextMail } from './compose-text-mail';
import { mailOf } from './read-texts';
import { checkedTexts } from './save-texts';

/** Each one is a mail. */
const LIMIT = { limit: 20, windowSeconds: 3600 };

/** The mail with example data and with these texts, which are checked and not kept. Throws 404 and 422. S2.2-338. */
export async function previewMailTexts(
  id: string,
  { lang, texts }: Pick<MailTextsForm, 'lang' | 'texts'>,
): Promise<ShownTexts> {
  const mail = mailOf(id);
  const tried = checkedTexts(id, { lang, texts }).flatMap(({ key, text }) =>
    text === null ? [] : [[key, text] as const],
  );
  return withTriedTexts(lang, Object.fromEntries(tried), async () => {
    const composed = composeTextMail(mail, lang);
    const { html, text, pictures } = await drawMail(composed, mailRenderers());
    const inside = pictures.reduce(
      (document, { cid, contentType, bytes }) =>
        document.replaceAll(`cid:${cid}`, `data:${contentType};base64,${bytes.toString('base64')}`),
      html,
    );
    return { sender: composed.sender, subject: composed.subject, html: inside, text };
  });
}

/**
 * Lets a mail, as it is saved, go to the member of staff who asks, with example data. Throws 404, `email_unverified` until their address
 * is confirmed, and `rate_limited`. S2.2-339.
 */
export async function testMailTexts(
  { staffId, requestId }: StaffContext,
  id: string,
  lang: Locale,
): Promise<{ email: string }> {
  const mail = mailOf(id);
  const reader = await withDirectory((tx) => findReader(tx, staffId));
  if (!reader) throw new AppError('email_unverified');
  const { allowed, retryAfter } = await consume({ ...LIMIT, bucket: bucketOf('text-sample', staffId) });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  await withDirectory(async (tx) => {
    await recordPlatform(tx, {
      action: 'mail_text.tested',
      actorUserId: staffId,
      subject: mail.id,
      data: { language: lang },
      ...(requestId ? { requestId } : {}),
    });
    await enqueue(tx, 'send-text-sample', { userId: staffId, mail: mail.id, lang, mailId: newId('mail') });
  });
  return { email: reader.email };
}
