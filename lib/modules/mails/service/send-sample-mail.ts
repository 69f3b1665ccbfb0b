import type { JobPayloads } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { cleanLine } from '@/lib/kernel/clean-line';
import { smtpMailer } from '@/lib/mail';
import { ownWords } from '@/lib/mail/own-words';
import { findWordsRow } from '@/lib/modules/mails/data/words';
import { findReader } from '@/lib/modules/mails/data/own-things';
import { composeMail } from './compose-mail';
import { drawMail } from './draw-mail';
import { WORKER_RENDERERS } from './worker-renderers';

/**
 * Mails a sample to whoever asked, marked as a test, if they are still there; no mail program is told how to unsubscribe. After a
 * crash it is sent again with the same Message-ID. S2.2-102.
 */
export async function sendSampleMail(job: JobPayloads['send-sample-mail']): Promise<void> {
  const { tenantId, userId, lang, mailId } = job;
  const reader = await withDirectory((tx) => findReader(tx, userId));
  if (!reader) return;
  const context: TenantContext = { tenantId, actor: 'system' };
  const mail = await withTenant(context, async (tx) => {
    const { eventId } = job;
    if (eventId === undefined) return composeMail(tx, job);
    const key = { tenantId, eventId, kind: job.kind, language: lang };
    return composeMail(tx, {
      ...job,
      of: { eventId, words: ownWords({ ...(await findWordsRow(tx, key)) }) },
    });
  });
  const drawn = await drawMail(mail, WORKER_RENDERERS);
  await smtpMailer.send({
    to: { name: cleanLine(reader.name), address: reader.email },
    ...(mail.replyTo === '' ? {} : { replyTo: mail.replyTo }),
    sender: mail.sender,
    subject: messageFor(lang)('launch.test.mailSubject', { subject: mail.subject }),
    ...drawn,
    id: `sample.${mailId}`,
  });
}
