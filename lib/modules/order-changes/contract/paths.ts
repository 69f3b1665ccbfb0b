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
export const readArtworkCall = {
  method: 'get',
  path: '/api/{tenant}/orders/{order}/artwork',
} as const satisfies CallPath;
export const acceptArtworkCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/artwork/accept',
} as const satisfies CallPath;
export const acceptAddressCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/address/accept',
} as const satisfies CallPath;
export const checkArtworkCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/lines/{line}/artwork/check',
} as const satisfies CallPath;
export const fixArtworkCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/lines/{line}/artwork',
} as const satisfies CallPath;
export const readFixPageCall = {
  method: 'get',
  path: '/api/fix-order/{token}',
} as const satisfies CallPath;
export const fixAddressByLinkCall = {
  method: 'post',
  path: '/api/fix-order/{token}/address',
} as const satisfies CallPath;
export const acceptByLinkCall = {
  method: 'post',
  path: '/api/fix-order/{token}/accept',
} as const satisfies CallPath;
export const checkArtworkByLinkCall = {
  method: 'post',
  path: '/api/fix-order/{token}/lines/{line}/check',
} as const satisfies CallPath;
export const fixArtworkByLinkCall = {
  method: 'post',
  path: '/api/fix-order/{token}/lines/{line}',
} as const satisfies CallPath;
export const moveOrderCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/move',
} as const satisfies CallPath;
export const undoMoveCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/move/undo',
} as const satisfies CallPath;
