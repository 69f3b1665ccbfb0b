import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

export interface FoundVariant {
  productId: string;
  variantId: string;
}

/**
 * Which variant of ours an SKU of a client's shop is: of the product that was pushed with it, else of the only product that
 * has it. Null for none, and for several of which none was pushed, since nobody can tell then which one was bought. S4-59.
 */
export async function variantOfSku(
  tx: Transaction,
  { tenantId, shop }: { tenantId: string; shop: string },
  sku: string,
): Promise<FoundVariant | null> {
  const { rows } = await tx.execute<FoundVariant & Record<string, unknown>>(sql`
    with found as (select v.product_id, v.id, exists (select from shop_variants s
        where s.tenant_id = v.tenant_id and s.shop = ${shop} and s.sku = v.sku and s.product_id = v.product_id) as pushed
      from variants v join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
      where v.tenant_id = ${tenantId} and v.sku = ${sku} and p.status = 'active' and p.deleted_at is null)
    select product_id as "productId", id as "variantId" from found
    where pushed or not exists (select from found where pushed) limit 2`);
  const [found, other] = rows;
  return found && !other ? { productId: found.productId, variantId: found.variantId } : null;
}
