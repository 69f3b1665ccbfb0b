import { BRAND } from '@/lib/kernel/brand';
import { humanInstant } from '@/lib/kernel/human-date';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { appEnv } from '@/lib/env/app';
import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import type { NoticeReader } from '@/lib/modules/accounts/service/notices/notice-reader';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { readNotice, type NoticeFacts } from '@/lib/modules/returns/data/read-notice';
import { isOpenCase } from '@/lib/modules/returns/rules/cases';

type Job = JobPayloads['send-case-notice'];

/** The content of the mail, in its reader's language: what came in, until when, and where to answer. */
function noticeModel(job: Job, facts: NoticeFacts, to: Admin): AccountMailModel {
  const text = messageFor(to.lang);
  const { region, orderRef, tenant, kind, dueAt, amountMinor } = facts;
  const values = { ref: orderRef, tenant, brand: BRAND.name, kind: text(`returns.kind.${kind}`) };
  const date = humanInstant(dueAt, REGION_FACTS[region].timeZone, to.lang);
  const amount = formatPrice(amountMinor ?? 0, region);
  const cancelled = facts.state === 'cancelled';
  const intro = cancelled
    ? text('caseNotice.cancelled', { amount })
    : kind === 'withdrawal'
      ? text('caseNotice.withdrawal', { amount, date })
      : text('caseNotice.complaint', { date });
  return {
    lang: to.lang,
    subject: text(job.kind === 'opened' ? 'caseNotice.opened' : 'caseNotice.due_soon', values),
    preview: intro,
    ...PLATFORM_LOOK,
    heading: text(job.kind === 'opened' ? 'caseNotice.opened' : 'caseNotice.due_soon', values),
    intro,
    actions: [{ label: text('caseNotice.open'), url: `${appEnv().PUBLIC_URL}/orders/${job.orderId}#cases` }],
    note: text('caseNotice.note'),
    footer: [text('caseNotice.footer', values)],
  };
}

async function send(context: TenantContext, job: Job, to: NoticeReader): Promise<void> {
  const { tenantId, caseId } = job;
  const facts = await withTenantOnce(context, (tx) => readNotice(tx, { tenantId, caseId }));
  if (!facts) return;
  // Answered in the meantime: there is nothing to be reminded of.
  if (job.kind === 'due_soon' && !isOpenCase(facts.state)) return;
  await sendToAdmin(to, noticeModel(job, facts, to), `case_${job.kind}.${caseId}`);
}

/**
 * Tells a client's admins that a withdrawal or complaint came in, or that its deadline is near. After a crash it may be sent again
 * with the same Message-ID, which mail clients treat as one mail. D53-5, D53-8.
 */
export async function sendCaseNotice(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  await mailEachAdmin(context, job, {
    notice: 'cases',
    jobFor: ({ id: userId }) =>
      jobSpec('send-case-notice', { ...job, userId }, { jobKey: `case:${job.kind}:${job.caseId}:${userId}` }),
    send: (to) => send(context, job, to),
  });
}
