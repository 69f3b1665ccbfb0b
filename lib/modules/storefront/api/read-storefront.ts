import { readStorefront } from '@/lib/modules/storefront/contract/storefront';
import { readStorefront as read } from '@/lib/modules/storefront/service/read-storefront';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readStorefrontHandler = defineHandler(readStorefront, ({ params, query }) =>
  read(params.slug, query),
);
