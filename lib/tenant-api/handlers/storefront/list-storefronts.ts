import { listStorefronts } from '@/lib/contracts/storefront/list-storefronts';
import { listStorefronts as list } from '@/lib/services/storefront/list-storefronts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listStorefrontsHandler = defineHandler(listStorefronts, ({ query }) => list(query));
