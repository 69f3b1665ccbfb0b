import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant } from '@/lib/db/with-tenant';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import { now } from '@/lib/kernel/clock';
import { sealName } from '@/lib/links/sealed-name';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { senderFacts } from '@/lib/modules/mails/data/own-things';
import { findSenderRow } from '@/lib/modules/mails/data/senders';

type Job = JobPayloads['send-reply-to-link'];

function linkMail({ tenantId, askedId: id, lang }: Job, company: string): AccountMailModel {
  const text = messageFor(lang);
  const url = new URL('/settings/mails', appEnv().PUBLIC_URL);
  url.searchParams.set('confirm', sealName('reply-to', { tenantId, id }));
  return {
    lang,
    subject: text('replyToMail.subject', { company }),
    preview: text('replyToMail.intro', { company }),
    ...PLATFORM_LOOK,
    heading: text('replyToMail.heading'),
    intro: text('replyToMail.intro', { company }),
    actions: [{ label: text('replyToMail.action'), url: url.toString() }],
    note: text('replyToMail.note'),
    footer: [text('replyToMail.footer')],
  };
}

/** Mails the link that confirms an address for replies to that address; none once it was replaced, used or is over. S2.2-104. */
export async function sendReplyToLink(job: Job): Promise<void> {
  const { tenantId, askedId } = job;
  const found = await withTenant({ tenantId, actor: 'system' }, async (tx) => {
    const row = await findSenderRow(tx, tenantId);
    const facts = await senderFacts(tx, { tenantId, type: 'Store' });
    return row && facts && { row, company: facts.tenant.name };
  });
  const { row, company = '' } = found ?? {};
  if (row?.askedId !== askedId || !row.askedReplyTo || !row.askedUntil || row.askedUntil <= now()) return;
  const model = linkMail(job, company);
  await smtpMailer.send({
    to: { name: '', address: row.askedReplyTo },
    sender: model.storeName,
    subject: model.subject,
    ...renderAccountMail(model),
    id: `reply-to.${askedId}`,
    pictures: [],
  });
}
