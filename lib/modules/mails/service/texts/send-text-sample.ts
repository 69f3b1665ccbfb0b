import type { JobPayloads } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { messageFor } from '@/lib/intl/message-for';
import { cleanLine } from '@/lib/kernel/clean-line';
import { smtpMailer } from '@/lib/mail';
import { findReader } from '@/lib/modules/mails/data/own-things';
import { platformMail } from '@/lib/modules/mails/rules/platform-mails';
import { drawMail } from '@/lib/modules/mails/service/draw-mail';
import { WORKER_RENDERERS } from '@/lib/modules/mails/service/worker-renderers';
import { composeTextMail } from './compose-text-mail';

/** Mails it, marked as a test, if they are still there and the product still has that mail. S2.2-339. */
export async function sendTextSample({
  userId,
  mail: id,
  lang,
  mailId,
}: JobPayloads['send-text-sample']): Promise<void> {
  const mail = platformMail(id);
  const reader = await withDirectory((tx) => findReader(tx, userId));
  if (!reader || !mail) return;
  const composed = composeTextMail(mail, lang);
  const drawn = await drawMail(composed, WORKER_RENDERERS);
  await smtpMailer.send({
    to: { name: cleanLine(reader.name), address: reader.email },
    sender: composed.sender,
    subject: messageFor(lang)('launch.test.mailSubject', { subject: composed.subject }),
    ...drawn,
    id: `text-sample.${mailId}`,
  });
}
