import { BRAND } from '@/lib/kernel/brand';
import { humanInstant } from '@/lib/kernel/human-date';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { appEnv } from '@/lib/env/app';
import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import type { AccountMailModel } from '@/lib/mail';
import { findSender, markSent, openMail } from '@/lib/mail/mail-log';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import type { NoticeReader } from '@/lib/modules/accounts/service/notices/notice-reader';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { disputeReason } from '@/lib/modules/orders/rules/dispute-reasons';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { findDispute, type DisputeRow } from '@/lib/modules/orders/service/statements/money-back';

type Job = JobPayloads['send-dispute-mail'];
type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

interface Source {
  order: Order;
  dispute: DisputeRow;
  state: Job['state'];
  /** The tenant's name. */
  tenant: string;
}

/** The content of the mail, in its reader's language. It names the order and nothing about its buyer. */
export function disputeMailModel({ order, dispute, state, tenant }: Source, to: Admin): AccountMailModel {
  const text = messageFor(to.lang);
  const values = {
    ref: order.orderRef,
    amount: formatPrice(dispute.amountMinor, order.region),
    tenant,
    brand: BRAND.name,
  };
  const { timeZone } = REGION_FACTS[order.region];
  const isOpen = state === 'open' || state === 'inquiry';
  const due = isOpen ? dispute.evidenceDue : null;
  const reason = text(`ordersPage.money.reason.${disputeReason(dispute.reason)}`);
  const note = isOpen ? text('disputeMail.note.open', { reason }) : text('disputeMail.note.closed');
  return {
    lang: to.lang,
    subject: text(`disputeMail.${state}.subject`, values),
    preview: text(`disputeMail.${state}.intro`, values),
    ...PLATFORM_LOOK,
    heading: text(`disputeMail.${state}.heading`, values),
    intro: text(`disputeMail.${state}.intro`, values),
    actions: [{ label: text('disputeMail.order'), url: `${appEnv().PUBLIC_URL}/orders/${order.id}` }],
    note: due ? `${note} ${text('disputeMail.due', { date: humanInstant(due, timeZone, to.lang) })}` : note,
    footer: [text('disputeMail.footer', values)],
  };
}

async function gather(context: TenantContext, job: Job, to: Admin) {
  return withTenant(context, async (tx) => {
    const { tenantId, orderId, disputeId, state } = job;
    const dispute = await findDispute(tx, { tenantId, disputeId });
    // A later event says what has become of it.
    if (dispute?.state !== state) return null;
    const order = await findOrder(tx, tenantId, orderId);
    if (!order) return null;
    const sender = await findSender(tx, tenantId, order.eventId, to.lang);
    const kind = `dispute_${state}.${disputeId}.${to.id}`;
    const mail = await openMail(tx, { tenantId, orderId, kind, lang: to.lang });
    if (mail.sentAt || !sender) return null;
    return { mail, source: { order, dispute, state, tenant: sender.companyDetails.legal_name } };
  });
}

async function send(context: TenantContext, job: Job, to: NoticeReader): Promise<void> {
  const found = await gather(context, job, to);
  if (!found) return;
  await sendToAdmin(to, disputeMailModel(found.source, to), `dispute.${job.disputeId}.${job.state}`);
  await withTenantOnce(context, (tx) => markSent(tx, job.tenantId, found.mail.id));
}

/**
 * Tells the client's admins that a payment is disputed, or what the bank has decided: once per person and state. D36-12.
 */
export async function sendDisputeMail(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  await mailEachAdmin(context, job, {
    notice: 'money',
    jobFor: ({ id: userId }) =>
      jobSpec(
        'send-dispute-mail',
        { ...job, userId },
        { jobKey: `dispute:${job.disputeId}:${job.state}:${userId}` },
      ),
    send: (to) => send(context, job, to),
  });
}
