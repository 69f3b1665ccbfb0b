import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const readBulkGroundCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/bulk-order',
} as const satisfies CallPath;
export const placeBulkOrderCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/bulk-order',
} as const satisfies CallPath;
export const listBulkOrdersCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/bulk-orders',
} as const satisfies CallPath;
export const readBulkOrderCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/bulk-orders/{order}',
} as const satisfies CallPath;
export const cancelBulkOrderCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/bulk-orders/{order}/cancel',
} as const satisfies CallPath;
export const releaseBulkOrderCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/bulk-orders/{order}/release',
} as const satisfies CallPath;
export const payBulkOrderCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/bulk-orders/{order}/pay',
} as const satisfies CallPath;
export const settleBulkPaymentCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/bulk-orders/{order}/settle-payment',
} as const satisfies CallPath;
