import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { BRAND } from '@/lib/kernel/brand';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { messageFor } from '@/lib/intl/message-for';
import { cleanLine } from '@/lib/kernel/clean-line';
import { instantText } from '@/lib/modules/storefront/rules/instant-text';
import type { JobPayloads } from '@/lib/db/enqueue';
import {
  findWaitingInvitation,
  markInvitationSent,
  type WaitingInvitation,
} from '@/lib/modules/size-collection/data/invitation-mail';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { renderInvitationMail, smtpMailer, type InvitationMailModel } from '@/lib/mail';
import { inviteUrl, stopMailsUrl, type LinkedInvitee } from './invite-link';

/** The content of the mail, in the event's language, which is the same for all invitees (D10). */
function invitationMailModel(waiting: WaitingInvitation, invitee: LinkedInvitee): InvitationMailModel {
  const lang = isLocale(waiting.lang) ? waiting.lang : DEFAULT_LOCALE;
  const text = messageFor(lang);
  const { company, closesAt } = waiting;
  const values = { name: cleanLine(waiting.name), store: cleanLine(waiting.storeName) };
  const { timeZone } = REGION_FACTS[waiting.region];
  const onWhite = contrastRatio(waiting.primary, '#ffffff') >= 4.5;
  const email = waiting.contactEmail || company.email;
  return {
    lang,
    subject: text('invitationMail.subject', values),
    preview: text('invitationMail.preview'),
    storeName: values.store,
    heading: text('invitationMail.heading', values),
    intro: text('invitationMail.intro', values),
    until:
      closesAt === null
        ? ''
        : text('invitationMail.until', { date: instantText(new Date(closesAt), timeZone, lang) }),
    colours: { primary: waiting.primary, onPrimary: onWhite ? '#ffffff' : BRAND.colours.ink },
    page: { label: text('invitationMail.page'), url: inviteUrl(waiting.slug, invitee) },
    personal: text('invitationMail.personal'),
    unsubscribe: {
      label: text('invitationMail.unsubscribe', values),
      url: `${inviteUrl(waiting.slug, invitee)}#mails`,
    },
    footer: [
      text('mail.footer_contact', { email }),
      text('mail.footer_company', { company: company.legal_name, address: company.address }),
    ],
  };
}

/**
 * Mails an invitee their link, once per request. After a crash between the mail server's answer and the row that
 * records it, it is sent again with the same Message-ID, which mail clients treat as one mail. D4-5, D4-11.
 */
export async function sendInvitationMail(job: JobPayloads['send-invitation-mail']): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const waiting = await withTenant(context, (tx) => findWaitingInvitation(tx, job));
  if (!waiting) return;
  const model = invitationMailModel(waiting, job);
  await smtpMailer.send({
    to: { name: cleanLine(waiting.name), address: waiting.email },
    ...(waiting.contactEmail ? { replyTo: waiting.contactEmail } : {}),
    sender: model.storeName,
    subject: model.subject,
    ...renderInvitationMail(model),
    id: `invitation.${job.inviteeId}.${waiting.number}`,
    unsubscribeUrl: stopMailsUrl(job),
    pictures: [],
  });
  await withTenantOnce(context, (tx) => markInvitationSent(tx, job, waiting.number));
}
