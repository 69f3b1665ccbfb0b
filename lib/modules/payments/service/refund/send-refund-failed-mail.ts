import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import { BRAND } from '@/lib/kernel/brand';
import type { AccountMailModel } from '@/lib/mail';
import { findSender, markSent, openMail } from '@/lib/mail/mail-log';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import type { NoticeReader } from '@/lib/modules/accounts/service/notices/notice-reader';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';

type Job = JobPayloads['send-refund-failed-mail'];
type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

interface Source {
  order: Pick<Order, 'id' | 'orderRef' | 'region'>;
  amountMinor: number;
  /** The tenant's name. */
  tenant: string;
}

/** The content of the mail, in its reader's language. It names the order and nothing about its buyer. */
export function refundFailedMailModel(
  { order, amountMinor, tenant }: Source,
  { lang }: Admin,
): AccountMailModel {
  const text = messageFor(lang);
  const values = {
    ref: order.orderRef,
    amount: formatPrice(amountMinor, order.region),
    tenant,
    brand: BRAND.name,
  };
  return {
    lang,
    subject: text('refundFailedMail.subject', values),
    preview: text('refundFailedMail.intro', values),
    ...PLATFORM_LOOK,
    heading: text('refundFailedMail.heading', values),
    intro: text('refundFailedMail.intro', values),
    actions: [{ label: text('refundFailedMail.order'), url: `${appEnv().PUBLIC_URL}/orders/${order.id}` }],
    note: text('refundFailedMail.note'),
    footer: [text('refundFailedMail.footer', values)],
  };
}

async function gather(context: TenantContext, { tenantId, orderId, failedId }: Job, to: Admin) {
  return withTenant(context, async (tx) => {
    const order = await findOrder(tx, tenantId, orderId);
    if (!order) return null;
    const sender = await findSender(tx, tenantId, order.eventId, to.lang);
    const mail = await openMail(tx, {
      tenantId,
      orderId,
      kind: `refund_failed.${failedId}.${to.id}`,
      lang: to.lang,
    });
    return mail.sentAt || !sender ? null : { mail, order, tenant: sender.companyDetails.legal_name };
  });
}

async function send(context: TenantContext, job: Job, to: NoticeReader): Promise<void> {
  const found = await gather(context, job, to);
  if (!found) return;
  const model = refundFailedMailModel({ ...found, amountMinor: job.amountMinor }, to);
  await sendToAdmin(to, model, `refund_failed.${job.failedId}`);
  await withTenantOnce(context, (tx) => markSent(tx, job.tenantId, found.mail.id));
}

/** Tells the client's admins that a refund failed for good and what to do: once per person and refund. D36-15. */
export async function sendRefundFailedMail(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  await mailEachAdmin(context, job, {
    notice: 'money',
    jobFor: ({ id: userId }) =>
      jobSpec(
        'send-refund-failed-mail',
        { ...job, userId },
        { jobKey: `refund-failed:${job.failedId}:${userId}` },
      ),
    send: (to) => send(context, job, to),
  });
}
