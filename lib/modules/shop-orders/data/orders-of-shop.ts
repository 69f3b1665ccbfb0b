import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

export interface OrdersAsked {
  tenantId: string;
  shop: string;
  /** The shop's own orders; null for all that it has ever assigned to us. */
  orderGids: readonly string[] | null;
  /** What was asked for later is another matter. */
  before: Date;
}

/** The orders of a shop, former ones of a request too, that still hold their recipient; the oldest first. S4-51. */
export async function listHeldOrders(
  tx: Transaction,
  { tenantId, shop, orderGids, before }: OrdersAsked,
): Promise<string[]> {
  const gids = orderGids === null ? null : sql.param([...orderGids]);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from shop_fulfilment_orders r
      join orders o on o.tenant_id = r.tenant_id and (o.id = r.order_id or o.id = any(r.former_order_ids))
    where r.tenant_id = ${tenantId} and r.shop = ${shop} and o.kind = 'shop'
      and (${gids}::text[] is null or r.order_gid = any(${gids}::text[]))
      and o.created_at <= ${before.toISOString()}::timestamptz and not o.snapshot ? 'erasedAt'
    order by o.created_at, o.id`);
  return rows.map(({ id }) => id);
}
