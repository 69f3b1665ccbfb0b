import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import type { ShopConnection } from '@/lib/modules/shop-platform/contract/shop-platform';
import { isClosed } from '@/lib/modules/shop-platform/data/closed-client';
import { findConnection, type ConnectionRow } from '@/lib/modules/shop-platform/data/shop-connections';
import { findOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';
import { onboardingOf } from './onboarding-state';

function present(row: ConnectionRow, closed: boolean): NonNullable<ShopConnection['connection']> {
  const { shop, shopName, status, scopes, connectedAt, lastOkAt } = row;
  return {
    shop,
    shop_name: shopName,
    status: closed && status === 'connected' ? 'paused' : status,
    scopes,
    connected_at: connectedAt.toISOString(),
    last_ok_at: lastOkAt?.toISOString() ?? null,
  };
}

/**
 * A client's shop, its steps, also once these are complete, and how its connection is, without its tokens; null for a client
 * that is not from a shop platform. S2.2-206, S4-53. Throws 404 for an unknown client.
 */
export async function readShopConnection(context: TenantContext): Promise<ShopConnection | null> {
  const [found, row, closed] = await withTenant(context, async (tx) => [
    await findOnboarding(tx, context.tenantId),
    await findConnection(tx, context.tenantId),
    await isClosed(tx, context.tenantId),
  ]);
  if (!found) throw notFound();
  const onboarding = onboardingOf(found);
  return onboarding && { ...onboarding, connection: row ? present(row, closed) : null };
}
