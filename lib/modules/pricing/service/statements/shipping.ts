import { sql, type SQL } from 'drizzle-orm';
import type { ShippingKind } from '@/lib/modules/pricing/rules/types';

/**
 * The platform's shipping prices in a region that count at a moment, as a `ShippingTable`: the one door to them for whatever is
 * sold, in the statement that reads the event, so that an order has one table throughout. ADR 0189, S2.2-306.
 */
export const shippingTableJson = (kind: ShippingKind, region: SQL, at: SQL = sql`now()`): SQL =>
  sql`platform_shipping_at(${sql.raw(`'${kind}'`)}, ${region}, ${at})`;
