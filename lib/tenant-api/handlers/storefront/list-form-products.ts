import { listFormProducts } from '@/lib/contracts/storefront/list-form-products';
import { listEventProducts } from '@/lib/services/storefront/list-form-products';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listFormProductsHandler = defineHandler(listFormProducts, ({ tenant, params, query }) =>
  listEventProducts(tenant, params.slug, query),
);
