import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const cancelOrderCall = {
  method: 'post',
  path: '/api/order/{token}/cancel',
} as const satisfies CallPath;
export const editAddressCall = {
  method: 'post',
  path: '/api/order/{token}/address',
} as const satisfies CallPath;
export const editLineCall = {
  method: 'post',
  path: '/api/order/{token}/lines/{line}',
} as const satisfies CallPath;
export const readAddressCall = {
  method: 'get',
  path: '/api/{tenant}/orders/{order}/address',
} as const satisfies CallPath;
export const fixAddressCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/address',
} as const satisfies CallPath;
export const readLineChoicesCall = {
  method: 'get',
  path: '/api/{tenant}/orders/{order}/line-choices',
} as const satisfies CallPath;
export const fixLineCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/lines/{line}',
} as const satisfies CallPath;
export const orderInvoiceCall = {
  method: 'get',
  path: '/api/order/{token}/invoice',
  bare: true,
} as const satisfies CallPath;
export const readEditOptionsCall = {
  method: 'get',
  path: '/api/order/{token}/edit-options',
} as const satisfies CallPath;
export const readOrderPageCall = { method: 'get', path: '/api/order/{token}' } as const satisfies CallPath;
