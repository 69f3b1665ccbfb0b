import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { appEnv } from '@/lib/env/app';
import { BRAND } from '@/lib/kernel/brand';
import { now } from '@/lib/kernel/clock';
import { keepService } from '@/lib/modules/shop-platform/data/shop-looks';
import { pullOptions } from '@/lib/modules/shop-platform/rules/shop-jobs';
import { withShop } from '@/lib/modules/shop-platform/service/access/with-shop';
import { shopPlatform } from '@/lib/shop-platform';

/** Where a shop's messages go: one address for all shops, known by what they are signed with. */
const messagesTo = (): string => `${appEnv().PUBLIC_URL}/api/shopify/webhook`;

/** A name may be another app's in this shop. */
const NAMES = [BRAND.name, `${BRAND.name} Print`, `${BRAND.name} Print on demand`];

/**
 * Makes the fulfilment service and the subscriptions in a client's shop, and keeps who they are; then asks for what waits there. What is
 * there already stays, so that it can end anywhere and begin again. Nothing is done for a shop that was disconnected meanwhile. S4-54, S4-55.
 */
export async function prepareShop({ tenantId }: JobPayloads['prepare-shop']): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const answer = await withShop(context, async (access) => {
    const callbackUrl = `${appEnv().PUBLIC_URL}/api/shopify`;
    const service = await shopPlatform().ensureService(access, { names: NAMES, callbackUrl });
    await shopPlatform().ensureSubscriptions(access, messagesTo());
    return { shop: access.shop, ...service };
  });
  if (!answer.asked) return;
  const { shop, ...service } = answer.value;
  await withTenant(context, async (tx) => {
    if (await keepService(tx, { tenantId, shop }, { ...service, at: now() }))
      await enqueue(tx, 'pull-shop', { tenantId }, pullOptions(tenantId));
  });
}
