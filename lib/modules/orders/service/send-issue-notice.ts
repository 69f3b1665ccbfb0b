import { BRAND } from '@/lib/kernel/brand';
import { humanInstant } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { appEnv } from '@/lib/env/app';
import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { NoticeReader } from '@/lib/modules/accounts/service/notices/notice-reader';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { readOpenIssue } from '@/lib/modules/orders/data/due-issues';

type Job = JobPayloads['send-issue-notice'];
type Facts = NonNullable<Awaited<ReturnType<typeof readOpenIssue>>>;

const STAFF_LANG: Locale = 'en';

/** The content of the mail, in its reader's language: which order is stopped, by what, since when. */
function noticeModel(job: Job, facts: Facts, lang: Locale): AccountMailModel {
  const text = messageFor(lang);
  const { kind, orderRef: ref, tenant, beganAt, region } = facts;
  const values = { ref, tenant, brand: BRAND.name };
  const date = humanInstant(beganAt, REGION_FACTS[region].timeZone, lang);
  const intro = text(`issueNotice.${kind}`, { date });
  const heading = text('issueNotice.subject', values);
  return {
    lang,
    subject: heading,
    preview: intro,
    ...PLATFORM_LOOK,
    heading,
    intro,
    actions: [{ label: text('issueNotice.open'), url: `${appEnv().PUBLIC_URL}/orders/${job.orderId}` }],
    note: text('issueNotice.note'),
    footer: [job.to === 'staff' ? BRAND.name : text('issueNotice.footer', values)],
  };
}

const read = (context: TenantContext, { tenantId, issueId }: Job) =>
  withTenantOnce(context, (tx) => readOpenIssue(tx, { tenantId, issueId }));

async function sendToReader(context: TenantContext, job: Job, to: NoticeReader): Promise<void> {
  const facts = await read(context, job);
  if (facts) await sendToAdmin(to, noticeModel(job, facts, to.lang), `issue.${job.issueId}`);
}

/** Staff have one inbox for what clients wait for. */
async function sendToStaff(context: TenantContext, job: Job): Promise<void> {
  const facts = await read(context, job);
  if (!facts) return;
  const model = noticeModel(job, facts, STAFF_LANG);
  await smtpMailer.send({
    to: { name: BRAND.name, address: BRAND.supportEmail },
    sender: model.storeName,
    subject: model.subject,
    ...renderAccountMail(model),
    id: `issue_staff.${job.issueId}`,
    pictures: [],
  });
}

/**
 * Tells a client's people, or staff, that an order still waits for its address or artwork; nothing once that is solved. After a
 * crash it may be sent again with the same Message-ID, which mail clients treat as one mail. D32-33.
 */
export async function sendIssueNotice(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  if (job.to === 'staff') return sendToStaff(context, job);
  await mailEachAdmin(context, job, {
    notice: 'waiting',
    jobFor: ({ id: userId }) =>
      jobSpec('send-issue-notice', { ...job, userId }, { jobKey: `issue:${job.issueId}:${userId}` }),
    send: (to) => sendToReader(context, job, to),
  });
}
