import { listStorefronts } from '@/lib/modules/storefront/contract/list-storefronts';
import { listStorefronts as list } from '@/lib/modules/storefront/service/list-storefronts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listStorefrontsHandler = defineHandler(listStorefronts, ({ query }) => list(query));
