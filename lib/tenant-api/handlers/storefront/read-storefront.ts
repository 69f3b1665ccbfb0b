import { readStorefront } from '@/lib/contracts/storefront/storefront';
import { readStorefront as read } from '@/lib/services/storefront/read-storefront';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readStorefrontHandler = defineHandler(readStorefront, ({ params, query }) =>
  read(params.slug, query.products),
);
