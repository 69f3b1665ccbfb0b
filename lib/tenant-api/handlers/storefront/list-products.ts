import { listProducts } from '@/lib/contracts/storefront/list-products';
import { listStoreProducts } from '@/lib/services/storefront/list-products';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listProductsHandler = defineHandler(listProducts, ({ tenant, params, query }) =>
  listStoreProducts(tenant, params.slug, query),
);
