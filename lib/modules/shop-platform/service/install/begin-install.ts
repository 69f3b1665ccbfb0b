import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { addState, findShopOwner } from '@/lib/modules/shop-platform/data/install-states';
import { findConnection } from '@/lib/modules/shop-platform/data/shop-connections';
import { findOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';
import { parseShopAddress } from '@/lib/modules/shop-platform/rules/shop-address';
import { shopPlatform } from '@/lib/shop-platform';
import { hashState, newState } from './seals';
import { mayConnect } from './may-connect';

const BEGUN = { limit: 30, windowSeconds: 3600 } as const;
const STATE_LIFE_MS = 10 * 60_000;

async function countBegun(tenantId: string): Promise<void> {
  const { allowed, retryAfter } = await consume({ bucket: bucketOf('install-app', tenantId), ...BEGUN });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/** Throws 404 for a client that has no onboarding, and `conflict` while another shop is connected. */
export async function admitShop(context: TenantContext, shop: string): Promise<void> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const found = await findOnboarding(tx, tenantId);
    if (!found?.shopPlatform) throw notFound();
    const former = await findConnection(tx, tenantId);
    if (former?.status === 'connected' && former.shop !== shop) throw new AppError('conflict');
  });
}

/**
 * Begins to install the app in a shop: where its merchant grants it its scopes. Nothing is changed before the merchant has.
 * Throws 422 `invalid_shop_address`, `shop_app_unavailable` where this installation has no app, `shop_taken` for another
 * client's shop, `conflict` while another shop is connected, `rate_limited`, and 404 for a client that is not from a shop
 * platform. S4-40.
 */
export async function beginInstall(
  context: TenantContext & { userId: string },
  typed: string,
): Promise<{ url: string }> {
  const { tenantId, userId } = context;
  const shop = parseShopAddress(typed);
  if (shop === null) throw invalid({ shopifyUrl: ['invalid_shop_address'] });
  if (!(await mayConnect())) throw new AppError('shop_app_unavailable');
  await admitShop(context, shop);
  await countBegun(tenantId);
  const state = newState();
  await withDirectory(async (tx) => {
    const owner = await findShopOwner(tx, shop);
    if (owner !== null && owner !== tenantId) throw new AppError('shop_taken');
    const expiresAt = new Date(now().getTime() + STATE_LIFE_MS);
    await addState(tx, { stateHash: hashState(state), tenantId, userId, shop, expiresAt }, now());
  });
  return { url: shopPlatform().installUrl(shop, state) };
}
