import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const listShopProductsCall = {
  method: 'get',
  path: '/api/{tenant}/shop-platform/products',
} as const satisfies CallPath;
export const pushShopProductsCall = {
  method: 'post',
  path: '/api/{tenant}/shop-platform/products/push',
} as const satisfies CallPath;
