import * as contract from '@/lib/modules/shop-products/contract/shop-products';
import { replayShopEntry } from '@/lib/modules/shop-platform/contract/sync-log';
import { replayEntry } from '@/lib/modules/shop-products/service/replay-entry';
import { pushProducts } from '@/lib/modules/shop-products/service/ask-for-push';
import { listShopProducts } from '@/lib/modules/shop-products/service/list-shop-products';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listShopProductsHandler = defineHandler(contract.listShopProducts, ({ tenant, query }) =>
  listShopProducts(tenant, query),
);

export const pushShopProductsHandler = defineHandler(contract.pushShopProducts, ({ tenant, body }) =>
  pushProducts(tenant, body.products),
);

export const replayShopEntryHandler = defineHandler(replayShopEntry, ({ tenant, params }) =>
  replayEntry(tenant, params.shopEntry),
);
