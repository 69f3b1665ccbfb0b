import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

export interface FoundVariant {
  productId: string;
  variantId: string;
}

/** Which variant of ours an SKU of a client's shop is; null for none. A client has an SKU once. S4-59. */
export async function variantOfSku(
  tx: Transaction,
  tenantId: string,
  sku: string,
): Promise<FoundVariant | null> {
  const { rows } = await tx.execute<FoundVariant & Record<string, unknown>>(sql`
    select v.product_id as "productId", v.id as "variantId"
    from variants v join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
    where v.tenant_id = ${tenantId} and v.sku = ${sku} and p.status = 'active' and p.deleted_at is null`);
  return rows[0] ?? null;
}
