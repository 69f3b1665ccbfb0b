import { sql } from 'drizzle-orm';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { findConnection, type ConnectionRow } from '@/lib/modules/shop-platform/data/shop-connections';
import { isClosed } from '@/lib/modules/shop-platform/data/closed-client';
import { storeTokens } from '@/lib/modules/shop-platform/data/shop-tokens';
import { openToken, sealToken } from '@/lib/modules/shop-platform/service/install/seals';
import { shopPlatform, ShopAccessLost, type ShopAccess } from '@/lib/shop-platform';
import { loseAccess } from './lose-access';

/** Why a client's shop can't be spoken to. */
export type NoShop = 'none' | 'needs_reauth' | 'uninstalled' | 'closed';
export type FoundAccess = ShopAccess | NoShop;

/** A token is refreshed this long before its end, so that none ends in the middle of a call. */
const EARLY_MS = 5 * 60_000;

/** The stored token, if it is good for `ms` and not the one that the shop refused; null where a new one is needed. */
function storedToken(row: ConnectionRow, ms: number, refused?: string): string | null {
  if (!row.accessUntil || row.accessUntil.getTime() - now().getTime() <= ms) return null;
  const token = openToken(row, row.accessToken);
  return token === refused ? null : token;
}

async function refresh(tx: Transaction, context: TenantContext, row: ConnectionRow): Promise<FoundAccess> {
  const { tenantId, shop } = row;
  const refreshToken = openToken(row, row.refreshToken);
  if (refreshToken === null) return loseAccess(tx, context, row);
  try {
    const tokens = await shopPlatform().refresh(shop, refreshToken);
    await storeTokens(tx, tenantId, {
      accessToken: sealToken(row, tokens.accessToken),
      accessUntil: tokens.accessUntil,
      refreshToken: sealToken(row, tokens.refreshToken),
      refreshUntil: tokens.refreshUntil,
    });
    return { shop, accessToken: tokens.accessToken };
  } catch (error) {
    if (error instanceof ShopAccessLost) return loseAccess(tx, context, row);
    throw error;
  }
}

/**
 * A valid token, after a refresh under the connection's lock where one is needed: however many ask at once, in whatever process, the
 * shop is asked once, and its answer is stored before anybody uses it. Until then the old refresh token stays good, so that nothing is lost
 * with a process that dies in between. ADR 0176.
 */
export function refreshedAccess(context: TenantContext, refused?: string): Promise<FoundAccess> {
  return withTenant(context, async (tx) => {
    // The holder of the lock waits for the shop, for three seconds at most.
    await tx.execute(sql`set local lock_timeout = '4s'`);
    const row = await findConnection(tx, context.tenantId, true).catch((cause: unknown) => {
      throw new AppError('unavailable', { retryAfter: 5, cause });
    });
    if (!row) return 'none';
    if (row.status !== 'connected') return row.status;
    const token = storedToken(row, EARLY_MS, refused);
    if (token !== null) return { shop: row.shop, accessToken: token };
    try {
      return await refresh(tx, context, row);
    } catch (error) {
      // The shop's login doesn't answer; the token is still good for the moment.
      const old = storedToken(row, 0, refused);
      if (old === null) throw error;
      return { shop: row.shop, accessToken: old };
    }
  });
}

const waiting = new Map<string, Promise<FoundAccess>>();

/** One refresh at a time per client and process: others wait for it, and for no connection to the database. */
function shared(context: TenantContext, refused?: string): Promise<FoundAccess> {
  const key = `${context.tenantId} ${refused ?? ''}`;
  const known = waiting.get(key);
  if (known) return known;
  const found = refreshedAccess(context, refused).finally(() => waiting.delete(key));
  waiting.set(key, found);
  return found;
}

/** The valid access to a client's shop, or why there is none. `refused`: a token that the shop took no more. S4-52. */
export async function validAccess(context: TenantContext, refused?: string): Promise<FoundAccess> {
  if (refused !== undefined) return shared(context, refused);
  const { row, closed } = await withTenant(context, async (tx) => ({
    row: await findConnection(tx, context.tenantId),
    closed: await isClosed(tx, context.tenantId),
  }));
  if (!row) return 'none';
  if (row.status !== 'connected') return row.status;
  // It stays connected: once the client is open again, what waits there comes in.
  if (closed) return 'closed';
  const token = storedToken(row, EARLY_MS);
  return token === null ? shared(context) : { shop: row.shop, accessToken: token };
}
