import type { Transaction } from '@/lib/db/transaction';
import { findConnection } from '@/lib/modules/shop-platform/data/shop-connections';

/** A client's shop, for modules that put something into it. */
export interface ClientShop {
  /** `name.myshopify.com` */
  shop: string;
  connected: boolean;
  /** Where our stock is kept there; null before our service has a place. */
  locationId: string | null;
}

/** A client's shop, connected or not; null for a client that never had one. */
export async function findShop(tx: Transaction, tenantId: string): Promise<ClientShop | null> {
  const row = await findConnection(tx, tenantId);
  return row ? { shop: row.shop, connected: row.status === 'connected', locationId: row.locationGid } : null;
}
