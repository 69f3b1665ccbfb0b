import type { productAddresses as contract } from '@/lib/modules/storefront/contract/product-addresses';
import type { ResponseOf } from '@/lib/contract/route';
import { listProductAddresses } from '@/lib/modules/storefront/data/list-product-addresses';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { isShut } from './is-shut';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';

/**
 * A page of a store's products, by id, for its sitemap; empty before it opens and after it has closed. Throws 404 for a
 * draft and a store on hold. D28-1.
 */
export async function productAddresses(
  context: TenantContext,
  slug: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ResponseOf<typeof contract>> {
  return withTenant(context, async (tx) => {
    const row = await listProductAddresses(tx, slug, { after: cursor ?? '', limit: limit + 1 });
    if (!row) throw await notInStore(tx, slug);
    const found = isShut(row.event) ? [] : row.products;
    const products = found.slice(0, limit);
    return { products, next_cursor: found.length > limit ? (products.at(-1)?.product_id ?? null) : null };
  });
}
