import { readProduct } from '@/lib/contracts/product/read-product';
import { readProduct as read } from '@/lib/services/product/read-product';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readProductHandler = defineHandler(readProduct, ({ tenant, params }) =>
  read(tenant, params.slug, params.product),
);
