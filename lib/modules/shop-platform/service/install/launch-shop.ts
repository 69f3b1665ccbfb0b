import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { findConnection } from '@/lib/modules/shop-platform/data/shop-connections';
import { missingScopes } from '@/lib/modules/shop-platform/rules/scopes';
import { shopPlatform } from '@/lib/shop-platform';
import { beginInstall } from './begin-install';
import { mayConnect } from './may-connect';

/**
 * Where a merchant goes on to who opened the app on the shop platform, in its app store or among the shop's apps: its grant
 * page, or null for a shop that is connected with all that the app asks for. Throws `shop_install_failed` for an opening
 * that the platform has not signed just now, and as `beginInstall` does. S4-85.
 */
export async function launchShop(
  context: TenantContext & { userId: string },
  query: Readonly<Record<string, string>>,
): Promise<{ url: string | null }> {
  if (!(await mayConnect())) throw new AppError('shop_app_unavailable');
  const shop = await shopPlatform().verifyLaunch(query);
  if (shop === null) throw new AppError('shop_install_failed');
  const row = await withTenant(context, (tx) => findConnection(tx, context.tenantId));
  const isWhole = missingScopes(shopPlatform().scopes, row?.scopes ?? []).length === 0;
  if (row?.status === 'connected' && row.shop === shop && isWhole) return { url: null };
  return beginInstall(context, shop);
}
