import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const listShippingTablesCall = {
  method: 'get',
  path: '/api/shipping-tables',
} as const satisfies CallPath;
export const setShippingTableCall = {
  method: 'post',
  path: '/api/shipping-tables/{payer}/{region}',
} as const satisfies CallPath;
export const removeShippingTableCall = {
  method: 'post',
  path: '/api/shipping-tables/{payer}/{region}/{version}/remove',
} as const satisfies CallPath;
