import { readProduct } from '@/lib/modules/storefront/contract/read-product';
import { readProduct as read } from '@/lib/modules/storefront/service/read-product';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readProductHandler = defineHandler(readProduct, (call) =>
  read(call.tenant, call.params.slug, call.params.product, { costs: call.loggedIn, lang: call.query.lang }),
);
