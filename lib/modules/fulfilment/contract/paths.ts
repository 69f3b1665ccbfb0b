import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const fulfillerCallbackCall = {
  method: 'post',
  path: '/api/{tenant}/fulfilment/{order}/callback',
  bare: true,
} as const satisfies CallPath;
export const printFileCall = {
  method: 'get',
  path: '/api/{tenant}/print-files/{key}',
  bare: true,
} as const satisfies CallPath;
export const printPdfCall = {
  method: 'get',
  path: '/api/{tenant}/print-files/{key}/pdf',
  bare: true,
} as const satisfies CallPath;
export const readRoutingCall = {
  method: 'get',
  path: '/api/{tenant}/orders/{order}/routing',
} as const satisfies CallPath;
