import { listFormProducts } from '@/lib/modules/storefront/contract/list-form-products';
import { listEventProducts } from '@/lib/modules/storefront/service/list-form-products';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listFormProductsHandler = defineHandler(listFormProducts, ({ tenant, params, query }) =>
  listEventProducts(tenant, params.slug, query),
);
