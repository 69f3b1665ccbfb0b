import { BRAND } from '@/lib/kernel/brand';
import { appEnv } from '@/lib/env/app';
import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { findMailed, type MailedBulkOrder } from '@/lib/modules/bulk-orders/data/find-mailed';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';

type Job = JobPayloads['send-bulk-money-mail'];

/** The content of the mail, in its reader's language. */
function moneyMailModel(
  bulk: MailedBulkOrder,
  { kind, amount, bulkOrderId }: Job,
  to: Admin,
): AccountMailModel {
  const text = messageFor(to.lang);
  const { ref, tenant, region, slug } = bulk;
  const values = {
    ref,
    tenant,
    amount: formatPrice(amount, region),
    brand: BRAND.name,
    email: BRAND.supportEmail,
  };
  const intro = text(`bulkMoneyMail.${kind}.intro`, values);
  const subject = text(`bulkMoneyMail.${kind}.subject`, values);
  const url = `${appEnv().PUBLIC_URL}/events/${slug}/bulk-order/${bulkOrderId}`;
  return {
    lang: to.lang,
    subject,
    preview: intro,
    ...PLATFORM_LOOK,
    heading: subject,
    intro,
    actions: [{ label: text('bulkMoneyMail.order'), url }],
    note: text(`bulkMoneyMail.${kind}.note`, values),
    footer: [text('bulkMoneyMail.footer', values)],
  };
}

/**
 * Tells a client's admins that money of a Bulk order by card went back at the provider, or that a bank disputes it or has
 * decided: once per person and state. After a crash it may be sent again with the same Message-ID, which mail programs take for
 * one mail. D36-12.
 */
export async function sendMoneyMail(job: Job): Promise<void> {
  const { tenantId, bulkOrderId, paymentId, kind } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const name = `${paymentId}.${kind}`;
  await mailEachAdmin(context, job, {
    notice: 'money',
    jobFor: ({ id: userId }) =>
      jobSpec('send-bulk-money-mail', { ...job, userId }, { jobKey: `bulk-money-mail:${name}:${userId}` }),
    send: async (to) => {
      const bulk = await withTenantOnce(context, (tx) => findMailed(tx, { tenantId, bulkOrderId }));
      if (bulk) await sendToAdmin(to, moneyMailModel(bulk, job, to), `bulk.${name}`);
    },
  });
}
