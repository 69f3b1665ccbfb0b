import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import { humanInstant } from '@/lib/kernel/human-date';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { appEnv } from '@/lib/env/app';
import { enqueueAll, jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { adminsOf, type Admin } from '@/lib/modules/accounts/service/admins-of';
import { sumWaiting, type WaitingSum } from '@/lib/modules/orders/data/tell-waiting';

type Job = JobPayloads['send-waiting-mail'];

/** The content of the mail, in its reader's language: how many orders wait, for what, and when the first one ends. */
function waitingMailModel(sum: WaitingSum & { ends: Date }, to: Admin): AccountMailModel {
  const text = messageFor(to.lang);
  const { count, forCredit, tenant } = sum;
  const values = { count, tenant, brand: BRAND.name };
  const ends = humanInstant(sum.ends, REGION_FACTS[sum.region].timeZone, to.lang);
  const why = forCredit === 0 ? 'budget' : forCredit === count ? 'credit' : 'both';
  const { PUBLIC_URL } = appEnv();
  return {
    lang: to.lang,
    subject: text('waitingMail.subject', values),
    preview: text(`waitingMail.why.${why}`),
    storeName: BRAND.name,
    heading: text('waitingMail.heading', values),
    intro: text(`waitingMail.why.${why}`),
    colours: { primary: BRAND.colours.accent, onPrimary: '#ffffff' },
    actions: [
      { label: text('waitingMail.account'), url: `${PUBLIC_URL}/settings/billing-account` },
      { label: text('waitingMail.orders'), url: `${PUBLIC_URL}/orders` },
    ],
    note: text('waitingMail.ends', { date: ends }),
    footer: [text('waitingMail.footer', values)],
  };
}

/** One mail for each admin is a job of its own, so that an address that refuses mail holds up nobody else's. */
async function askForEach(context: TenantContext, job: Job, admins: readonly Admin[]): Promise<void> {
  const jobs = admins.map(({ id: userId }) =>
    jobSpec(
      'send-waiting-mail',
      { ...job, userId },
      { jobKey: `waiting:${job.tenantId}:${job.at}:${userId}` },
    ),
  );
  await withTenant(context, (tx) => enqueueAll(tx, jobs));
}

/**
 * Tells a client's admins, once a day at most, that orders of theirs wait; nothing where none waits any more. After a crash
 * it may be sent again with the same Message-ID, which mail clients treat as one mail. D37-7.
 */
export async function sendWaitingMail(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const admins = await adminsOf(job.tenantId);
  if (job.userId === undefined) return askForEach(context, job, admins);
  const to = admins.find(({ id }) => id === job.userId);
  if (!to) return;
  const sum = await withTenantOnce(context, (tx) => sumWaiting(tx, job.tenantId));
  if (!sum?.ends) return;
  const model = waitingMailModel({ ...sum, ends: sum.ends }, to);
  const { html, text } = renderAccountMail(model);
  await smtpMailer.send({
    to: { name: cleanLine(to.name), address: to.email },
    sender: model.storeName,
    subject: model.subject,
    html,
    text,
    id: `waiting.${job.tenantId}.${job.at}.${to.id}`,
    pictures: [],
  });
}
