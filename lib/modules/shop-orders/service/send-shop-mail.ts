import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import { BRAND } from '@/lib/kernel/brand';
import type { Locale } from '@/lib/kernel/locales';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { findConnection } from '@/lib/modules/shop-platform/service/statements/connection';
import { findTenantName } from '@/lib/modules/shop-orders/data/tenant-name';

type Job = JobPayloads['send-shop-mail'];

interface Content {
  key: 'shopLostMail' | 'shopUnpaidMail';
  values: Record<string, string>;
  path: string;
}

/** What there is to say; null where it is no longer so. */
async function contentOf(tx: Transaction, { tenantId, kind, orderId = '' }: Job): Promise<Content | null> {
  const row = await findConnection(tx, tenantId);
  if (kind === 'access_lost') {
    if (row?.status !== 'needs_reauth') return null;
    return { key: 'shopLostMail', values: { shop: row.shop }, path: '/settings/shopify' };
  }
  const order = await findOrder(tx, tenantId, orderId);
  if (order?.status !== 'over_budget_limit') return null;
  const amount = formatPrice(order.creditMinor ?? 0, order.region);
  const path = `/settings/billing-account/top-up?currency=${order.currency}`;
  return { key: 'shopUnpaidMail', values: { ref: order.orderRef, amount }, path };
}

function model({ key, values, path }: Content, tenant: string, lang: Locale): AccountMailModel {
  const text = messageFor(lang);
  const subject = text(`${key}.subject`, values);
  const intro = text(`${key}.intro`, values);
  return {
    lang,
    subject,
    preview: intro,
    ...PLATFORM_LOOK,
    heading: subject,
    intro,
    actions: [{ label: text(`${key}.action`), url: `${appEnv().PUBLIC_URL}${path}` }],
    note: text(`${key}.note`),
    footer: [text('topUpMail.footer', { tenant, brand: BRAND.name })],
  };
}

/**
 * Tells a client's admins that its shop takes our tokens no more (S4-52), or that an order of it could not be charged (D36-17); nobody where
 * that is over. After a crash it may be sent again with the same Message-ID.
 */
export async function sendShopMail(job: Job): Promise<void> {
  const { tenantId, since, kind, orderId = '' } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const name = `${kind}:${tenantId}:${orderId}:${since}`;
  await mailEachAdmin(context, job, {
    notice: 'waiting',
    jobFor: ({ id: userId }) =>
      jobSpec('send-shop-mail', { ...job, userId }, { jobKey: `shop-mail:${name}:${userId}` }),
    send: async (to) => {
      const [content, tenant] = await withTenant(context, async (tx) => [
        await contentOf(tx, job),
        await findTenantName(tx, tenantId),
      ]);
      if (content)
        await sendToAdmin(to, model(content, tenant, to.lang), `shop.${name.replaceAll(':', '.')}`);
    },
  });
}
