import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * The stock of these variants of a tenant, locked in the order in which orders take them, so that no two wait for each
 * other.
 */
export async function lockStock(
  tx: Transaction,
  tenantId: string,
  variantIds: readonly string[],
): Promise<Map<string, { stock: number; productId: string }>> {
  const { rows } = await tx.execute<{ id: string; stock: number; productId: string }>(sql`
    select v.id, v.stock, v.product_id as "productId" from variants v
    where v.tenant_id = ${tenantId} and v.id = any(${sql.param([...variantIds])}::text[]) order by v.id for update`);
  return new Map(rows.map(({ id, stock, productId }) => [id, { stock, productId }]));
}

/** Sets the stock of variants that are locked. */
export async function setStock(
  tx: Transaction,
  tenantId: string,
  changes: readonly { id: string; stock: number }[],
): Promise<void> {
  await tx.execute(sql`
    update variants v set stock = one.stock
    from json_to_recordset(${JSON.stringify(changes)}::json) as one (id text, stock integer)
    where v.tenant_id = ${tenantId} and v.id = one.id`);
}
