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
import { sumWaiting, type WaitingSum } from '@/lib/modules/orders/data/tell-waiting';

type Job = JobPayloads['send-waiting-mail'];
type Why = 'approval' | 'budget' | 'credit' | 'both';

/** Why orders wait, what a person has to decide first. */
function whyOf({ count, forCredit, forApproval }: WaitingSum): Why[] {
  const forRoom = count - forApproval;
  const room: Why = forCredit === 0 ? 'budget' : forCredit === forRoom ? 'credit' : 'both';
  const approval: Why[] = forApproval > 0 ? ['approval'] : [];
  return forRoom > 0 ? [...approval, room] : approval;
}

/** The content of the mail, in its reader's language: how many orders wait, for what, and when the first one ends. */
function waitingMailModel(sum: WaitingSum & { ends: Date }, to: Admin): AccountMailModel {
  const text = messageFor(to.lang);
  const { count, tenant } = sum;
  const values = { count, tenant, brand: BRAND.name };
  const ends = humanInstant(sum.ends, REGION_FACTS[sum.region].timeZone, to.lang);
  const why = whyOf(sum)
    .map((reason) => text(`waitingMail.why.${reason}`))
    .join(' ');
  const { PUBLIC_URL } = appEnv();
  const toApprove = sum.forApproval === count;
  return {
    lang: to.lang,
    subject: text('waitingMail.subject', values),
    preview: why,
    ...PLATFORM_LOOK,
    heading: text('waitingMail.heading', values),
    intro: why,
    actions: [
      ...(toApprove
        ? []
        : [{ label: text('waitingMail.account'), url: `${PUBLIC_URL}/settings/billing-account` }]),
      {
        label: text('waitingMail.orders'),
        url: toApprove ? `${PUBLIC_URL}/orders?problem=approval` : `${PUBLIC_URL}/orders`,
      },
    ],
    note: text('waitingMail.ends', { date: ends }),
    footer: [text('waitingMail.footer', values)],
  };
}

async function send(context: TenantContext, job: Job, to: NoticeReader): Promise<void> {
  const sum = await withTenantOnce(context, (tx) => sumWaiting(tx, job.tenantId));
  if (!sum?.ends) return;
  await sendToAdmin(
    to,
    waitingMailModel({ ...sum, ends: sum.ends }, to),
    `waiting.${job.tenantId}.${job.at}`,
  );
}

/**
 * Tells a client's admins, once a day at most, that orders of theirs wait; nothing where none waits any more. After a crash
 * it may be sent again with the same Message-ID, which mail clients treat as one mail. D37-7.
 */
export async function sendWaitingMail(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  await mailEachAdmin(context, job, {
    notice: 'waiting',
    jobFor: ({ id: userId }) =>
      jobSpec(
        'send-waiting-mail',
        { ...job, userId },
        { jobKey: `waiting:${job.tenantId}:${job.at}:${userId}` },
      ),
    send: (to) => send(context, job, to),
  });
}
