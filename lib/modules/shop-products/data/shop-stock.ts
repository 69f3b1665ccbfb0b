import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { ShopOf } from './shop-products';

/** A variant whose stock here is not what its shop was told. */
export interface UnsentStock extends Record<string, unknown> {
  sku: string;
  inventoryItemId: string;
  quantity: number;
}

/** What is to be sent to a shop next, always as it is now. What the shop has refused is not, before it has changed. S4-80. */
export async function listUnsent(
  tx: Transaction,
  { tenantId, shop }: ShopOf,
  limit: number,
): Promise<UnsentStock[]> {
  const { rows } = await tx.execute<UnsentStock>(sql`
    select s.sku, s.inventory_item_gid as "inventoryItemId", greatest(0, v.stock)::int as quantity
    from shop_variants s
      join shop_products p on p.tenant_id = s.tenant_id and p.shop = s.shop and p.product_id = s.product_id and p.gid is not null
      join variants v on v.tenant_id = s.tenant_id and v.product_id = s.product_id and v.sku = s.sku
    where s.tenant_id = ${tenantId} and s.shop = ${shop} and greatest(0, v.stock) is distinct from s.stock_sent
      and greatest(0, v.stock) is distinct from s.stock_refused
    order by s.sku limit ${limit}`);
  return rows;
}

/** Notes what a shop was told, or has refused to take. */
export async function noteStock(
  tx: Transaction,
  { tenantId, shop }: ShopOf,
  as: 'sent' | 'refused',
  stock: readonly UnsentStock[],
): Promise<void> {
  if (stock.length === 0) return;
  const list = JSON.stringify(stock.map(({ sku, quantity }) => ({ sku, quantity })));
  const set =
    as === 'sent' ? sql`stock_sent = l.quantity, stock_refused = null` : sql`stock_refused = l.quantity`;
  await tx.execute(sql`
    update shop_variants s set ${set} from jsonb_to_recordset(${list}::jsonb) l(sku text, quantity integer)
    where s.tenant_id = ${tenantId} and s.shop = ${shop} and s.sku = l.sku`);
}
