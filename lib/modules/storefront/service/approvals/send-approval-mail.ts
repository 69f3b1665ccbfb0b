import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import type { Locale } from '@/lib/kernel/locales';
import { appEnv } from '@/lib/env/app';
import type { ApprovalVerdict } from '@/lib/db/schema/storefront';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { renderContactMail, type ContactMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { askerOf } from '@/lib/modules/accounts/service/notices/notice-reader';
import { sendNotice } from '@/lib/modules/accounts/service/notices/send-notice';
import { findAnswered, type AnsweredApproval } from '@/lib/modules/storefront/data/approvals';
import { paragraphsOf } from '@/lib/modules/storefront/rules/paragraphs';

type Answered = AnsweredApproval & { verdict: ApprovalVerdict };

/** The mail, in its reader's language. */
function mailModel({ verdict, ...answered }: Answered, lang: Locale): ContactMailModel {
  const text = messageFor(lang);
  const name = cleanLine(answered.answeredBy ?? '');
  const values = { name, store: cleanLine(answered.eventName), version: answered.version, brand: BRAND.name };
  return {
    lang,
    subject: text(`approvalMail.${verdict}.subject`, values),
    heading: text(`approvalMail.${verdict}.heading`, values),
    intro: text(`approvalMail.${verdict}.intro`, values),
    storeName: values.store,
    colours: PLATFORM_LOOK.colours,
    from: [],
    paragraphs: paragraphsOf(answered.note ?? ''),
    action: {
      label: text('approvalMail.open'),
      url: `${appEnv().PUBLIC_URL}/events/${answered.slug}/store-configuration`,
    },
    footer: text('approvalMail.footer', values),
  };
}

/**
 * Mails the last answer to who made the link, if they are still there. After a crash it is sent again with the same
 * Message-ID; another answer has its own. S3.6-15.
 */
export async function sendApprovalMail({
  tenantId,
  approvalId,
}: JobPayloads['send-approval-mail']): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const found = await withTenant(context, (tx) => findAnswered(tx, { tenantId, id: approvalId }));
  if (!found?.verdict || !found.answeredAt || found.madeByUserId === null) return;
  const userId = found.madeByUserId;
  const maker = await askerOf(userId, 'approvals');
  if (!maker || (maker.tenantId !== null && maker.tenantId !== tenantId)) return;
  const model = mailModel({ ...found, verdict: found.verdict }, maker.lang);
  const { subject, heading } = model;
  const url = model.action?.url ?? '';
  const render = (line: string) => renderContactMail({ ...model, footer: `${model.footer} ${line}` });
  const mail = { sender: BRAND.name, subject, heading, url, render };
  await sendNotice(maker, mail, `approval.${approvalId}.${found.answeredAt.getTime()}`);
}
