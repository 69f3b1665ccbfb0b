import { BRAND } from '@/lib/kernel/brand';
import { appEnv } from '@/lib/env/app';
import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { findEndpointOf } from '@/lib/modules/integrations/data/deliveries';

type Job = JobPayloads['send-webhook-mail'];

/** The content of the mail, in its reader's language. An address may carry a key: only its host is named. */
function webhookMailModel(endpoint: { id: string; url: string }, to: Admin): AccountMailModel {
  const text = messageFor(to.lang);
  const values = { host: new URL(endpoint.url).host, brand: BRAND.name };
  const [subject, intro] = [text('webhookMail.subject', values), text('webhookMail.intro', values)];
  return {
    lang: to.lang,
    subject,
    preview: intro,
    ...PLATFORM_LOOK,
    heading: subject,
    intro,
    actions: [
      {
        label: text('webhookMail.open'),
        url: `${appEnv().PUBLIC_URL}/settings/webhooks/${endpoint.id}?state=parked`,
      },
    ],
    note: text('webhookMail.note'),
    footer: [text('webhookMail.footer', values)],
  };
}

/**
 * Tells a client's admins that a delivery was given up: once per person, and at most once a day for each endpoint. After a
 * crash it may be sent again with the same Message-ID, which mail programs take for one mail. D47-2.
 */
export async function sendWebhookMail(job: Job): Promise<void> {
  const { tenantId, deliveryId } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  await mailEachAdmin(context, job, {
    notice: 'webhooks',
    jobFor: ({ id: userId }) =>
      jobSpec('send-webhook-mail', { ...job, userId }, { jobKey: `webhook-mail:${deliveryId}:${userId}` }),
    send: async (to) => {
      const endpoint = await withTenant(context, (tx) => findEndpointOf(tx, { tenantId, id: deliveryId }));
      if (endpoint) await sendToAdmin(to, webhookMailModel(endpoint, to), `webhook.${deliveryId}`);
    },
  });
}
