import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import { BRAND } from '@/lib/kernel/brand';
import type { Locale } from '@/lib/kernel/locales';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { findConnection, type ConnectionRow } from '@/lib/modules/shop-platform/data/shop-connections';
import { findTenantName } from '@/lib/modules/shop-platform/data/tenant-name';

type Job = JobPayloads['send-shop-mail'];

function model(row: ConnectionRow, tenant: string, lang: Locale): AccountMailModel {
  const text = messageFor(lang);
  const { shop } = row;
  const subject = text('shopLostMail.subject', { shop });
  const intro = text('shopLostMail.intro', { shop });
  return {
    lang,
    subject,
    preview: intro,
    ...PLATFORM_LOOK,
    heading: subject,
    intro,
    actions: [{ label: text('shopLostMail.action'), url: `${appEnv().PUBLIC_URL}/settings/shopify` }],
    note: text('shopLostMail.note'),
    footer: [text('topUpMail.footer', { tenant, brand: BRAND.name })],
  };
}

/**
 * Tells a client's admins that its shop takes our tokens no more; nobody where the app was installed again, or taken out, since. After
 * a crash it may be sent again with the same Message-ID. S4-52.
 */
export async function sendShopMail(job: Job): Promise<void> {
  const { tenantId, since } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  await mailEachAdmin(context, job, {
    notice: 'waiting',
    jobFor: ({ id: userId }) =>
      jobSpec('send-shop-mail', { ...job, userId }, { jobKey: `shop-mail:${tenantId}:${since}:${userId}` }),
    send: async (to) => {
      const [row, name] = await withTenant(context, async (tx) => [
        await findConnection(tx, tenantId),
        await findTenantName(tx, tenantId),
      ]);
      if (row?.status !== 'needs_reauth') return;
      await sendToAdmin(to, model(row, name, to.lang), `shop-lost.${tenantId}.${since}`);
    },
  });
}
