import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import {
  endConnection,
  findConnection,
  type ConnectionRow,
} from '@/lib/modules/shop-platform/data/shop-connections';
import { findOnboarding, lockOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';
import { shopPlatform } from '@/lib/shop-platform';
import { openToken } from './seals';

const SOON_MS = 60_000;

/** Takes the connection's tokens out of the table, so that nobody else can use them; null where there are none. */
function end(context: TenantContext): Promise<ConnectionRow | null> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    await lockOnboarding(tx, tenantId);
    const found = await findOnboarding(tx, tenantId);
    if (!found?.shopPlatform) throw notFound();
    const row = await findConnection(tx, tenantId, true);
    if (!row || row.status === 'uninstalled') return null;
    await endConnection(tx, tenantId, now());
    await audit(tx, context, {
      action: 'onboarding.shop_disconnected',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { shop: row.shop, by: 'client' },
    });
    return row;
  });
}

/** A token that is valid for the one call that is left. */
async function lastAccess(row: ConnectionRow): Promise<string | null> {
  if (row.accessUntil && row.accessUntil.getTime() - now().getTime() > SOON_MS)
    return openToken(row, row.accessToken);
  const refresh = openToken(row, row.refreshToken);
  return refresh === null ? null : (await shopPlatform().refresh(row.shop, refresh)).accessToken;
}

/**
 * Disconnects a client's shop: here at once, with its tokens and the reopened step; then the app is taken out of the shop.
 * `removed` is false where the shop did not let us, and the merchant removes the app there. Safe to repeat. Throws 404 for
 * a client that is not from a shop platform. S4-50.
 */
export async function disconnectShop(context: TenantContext): Promise<{ removed: boolean }> {
  const row = await end(context);
  if (!row) return { removed: true };
  try {
    const accessToken = await lastAccess(row);
    if (accessToken === null) return { removed: false };
    await shopPlatform().uninstall({ shop: row.shop, accessToken });
    return { removed: true };
  } catch (error) {
    log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'an app stayed in its shop');
    return { removed: false };
  }
}
