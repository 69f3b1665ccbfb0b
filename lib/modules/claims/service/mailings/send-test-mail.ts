import { cleanLine } from '@/lib/kernel/clean-line';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import { renderCodeMail, smtpMailer } from '@/lib/mail';
import { findTester } from '@/lib/modules/claims/data/find-tester';
import { composed } from './try-mailing';

/**
 * Mails what a batch's mail would say to whoever asked for it, if they are still there; its code is an example. After a crash
 * it is sent again with the same Message-ID. Throws where the mail server takes none, so that the job is retried. Its unsubscribe
 * link leads to the store, and mail programs are offered none: who tries a mail unsubscribes from nothing. D40-4, D40-16.
 */
export async function sendTestMail(job: JobPayloads['send-test-code-mail']): Promise<void> {
  const { tenantId, userId, slug, batch, lang, note, mailId } = job;
  const person = await withDirectory((tx) => findTester(tx, userId));
  if (!person) return;
  const context: TenantContext = { tenantId, actor: 'system' };
  const { model, sender, replyTo } = await withTenant(context, (tx) =>
    composed(tx, context, { slug, batch }, { lang, note }),
  );
  const unsubscribe = {
    label: messageFor(lang)('codeMail.unsubscribe'),
    url: new URL(`/${slug}`, appEnv().PUBLIC_URL).toString(),
  };
  await smtpMailer.send({
    to: { name: cleanLine(person.name), address: person.email },
    ...(replyTo === '' ? {} : { replyTo }),
    sender,
    subject: model.subject,
    ...renderCodeMail({ ...model, unsubscribe }),
    id: `code-test.${mailId}`,
    pictures: [],
  });
}
