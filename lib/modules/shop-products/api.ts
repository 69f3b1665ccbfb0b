import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import {
  listShopProductsHandler,
  pushShopProductsHandler,
  replayShopEntryHandler,
} from './api/shop-products';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  listShopProductsHandler,
  pushShopProductsHandler,
  replayShopEntryHandler,
];
