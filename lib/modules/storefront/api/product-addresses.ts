import { productAddresses } from '@/lib/modules/storefront/contract/product-addresses';
import { productAddresses as read } from '@/lib/modules/storefront/service/product-addresses';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const productAddressesHandler = defineHandler(productAddresses, ({ tenant, params, query }) =>
  read(tenant, params.slug, query),
);
