import { listProducts } from '@/lib/modules/storefront/contract/list-products';
import { listStoreProducts } from '@/lib/modules/storefront/service/list-products';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listProductsHandler = defineHandler(listProducts, ({ tenant, params, query }) =>
  listStoreProducts(tenant, params.slug, query),
);
