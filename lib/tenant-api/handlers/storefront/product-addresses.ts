import { productAddresses } from '@/lib/contracts/storefront/product-addresses';
import { productAddresses as read } from '@/lib/services/storefront/product-addresses';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const productAddressesHandler = defineHandler(productAddresses, ({ tenant, params, query }) =>
  read(tenant, params.slug, query),
);
