import { z } from 'zod';
import type { ProductsQuery } from '@/components/catalogue/admin/products-href';
import { productStatus } from '@/lib/modules/catalogue/contract/event-product';
import { objectId } from '@/lib/contract/primitives';

export type SearchParams = Record<string, string | string[] | undefined>;

const query = z.object({
  product: objectId.optional().catch(undefined),
  status: productStatus.optional().catch(undefined),
  cursor: z.string().max(300).optional().catch(undefined),
});

/** Reads the URL's query; invalid values are ignored. */
export function readProductsQuery(params: SearchParams): ProductsQuery {
  return query.parse(params);
}
