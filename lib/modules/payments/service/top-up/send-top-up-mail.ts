import { BRAND } from '@/lib/kernel/brand';
import { appEnv } from '@/lib/env/app';
import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { payerOf, type Payer } from '@/lib/modules/payments/data/top-ups';

type Job = JobPayloads['send-top-up-mail'];

/** The content of the mail, in its reader's language. */
function topUpMailModel({ tenant, region }: Payer, { kind, amount }: Job, to: Admin): AccountMailModel {
  const text = messageFor(to.lang);
  const values = { tenant, brand: BRAND.name, amount: formatPrice(amount, region) };
  const intro = text(`topUpMail.${kind}.intro`, values);
  const subject = text(`topUpMail.${kind}.subject`, values);
  return {
    lang: to.lang,
    subject,
    preview: intro,
    ...PLATFORM_LOOK,
    heading: subject,
    intro,
    actions: [{ label: text('topUpMail.account'), url: `${appEnv().PUBLIC_URL}/settings/billing-account` }],
    note: text(`topUpMail.${kind}.note`),
    footer: [text('topUpMail.footer', values)],
  };
}

/**
 * Tells a client's admins that a top-up went back at the provider without us, or came back: once per person and movement.
 * After a crash it may be sent again with the same Message-ID, which mail programs take for one mail. D36-12, D37-3.
 */
export async function sendTopUpMail(job: Job): Promise<void> {
  const { tenantId, topUpId, paymentId, kind } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const name = `${kind}.${paymentId}`;
  await mailEachAdmin(context, job, {
    notice: 'statements',
    jobFor: ({ id: userId }) =>
      jobSpec('send-top-up-mail', { ...job, userId }, { jobKey: `top-up-mail:${name}:${userId}` }),
    send: async (to) => {
      const payer = await withTenantOnce(context, (tx) => payerOf(tx, { tenantId, topUpId }));
      if (payer) await sendToAdmin(to, topUpMailModel(payer, job, to), `top-up.${name}`);
    },
  });
}
