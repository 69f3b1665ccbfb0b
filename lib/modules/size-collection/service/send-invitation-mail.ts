import { cleanLine } from '@/lib/kernel/clean-line';
import type { JobPayloads } from '@/lib/db/enqueue';
import {
  findWaitingInvitation,
  markInvitationSent,
} from '@/lib/modules/size-collection/data/invitation-mail';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { fromOf } from '@/lib/mail/from-of';
import { renderInvitationMail, smtpMailer } from '@/lib/mail';
import { invitationMailModel } from './invitation-mail-model';
import { stopMailsUrl } from './invite-link';

/**
 * Mails an invitee their link, once per request. After a crash between the mail server's answer and the row that
 * records it, it is sent again with the same Message-ID, which mail clients treat as one mail. D4-5, D4-11.
 */
export async function sendInvitationMail(job: JobPayloads['send-invitation-mail']): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const waiting = await withTenant(context, (tx) => findWaitingInvitation(tx, job));
  if (!waiting) return;
  const model = invitationMailModel(waiting, job);
  const from = fromOf({ ...waiting, content: waiting }, model.storeName);
  await smtpMailer.send({
    to: { name: cleanLine(waiting.name), address: waiting.email },
    ...(from.replyTo === '' ? {} : { replyTo: from.replyTo }),
    sender: from.sender,
    subject: model.subject,
    ...renderInvitationMail(model),
    id: `invitation.${job.inviteeId}.${waiting.number}`,
    unsubscribeUrl: stopMailsUrl(job),
    pictures: [],
  });
  await withTenantOnce(context, (tx) => markInvitationSent(tx, job, waiting.number));
}
