import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const broadcastingAuthCall = {
  method: 'post',
  path: '/api/broadcasting/auth',
  bare: true,
} as const satisfies CallPath;
export const listAllOrdersCall = { method: 'get', path: '/api/orders' } as const satisfies CallPath;
export const listOrdersCall = { method: 'get', path: '/api/{tenant}/orders' } as const satisfies CallPath;
export const countAllOrdersCall = { method: 'get', path: '/api/order-counts' } as const satisfies CallPath;
export const countOrdersCall = {
  method: 'get',
  path: '/api/{tenant}/order-counts',
} as const satisfies CallPath;
export const orderLinePreviewCall = {
  method: 'get',
  path: '/api/{tenant}/order-line-preview/{line}/{side}',
  bare: true,
} as const satisfies CallPath;
export const readOrderCall = {
  method: 'get',
  path: '/api/{tenant}/orders/{order}',
} as const satisfies CallPath;
export const listColleaguesCall = {
  method: 'get',
  path: '/api/{tenant}/order-colleagues',
} as const satisfies CallPath;
export const addNoteCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/notes',
} as const satisfies CallPath;
export const cancelOrderCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/cancel',
} as const satisfies CallPath;
export const resendMailCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/mails/{mail}/resend',
} as const satisfies CallPath;
export const sendFixLinkCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/fix-link',
} as const satisfies CallPath;
export const resumeOrderCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/resume',
} as const satisfies CallPath;
export const undoActCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/undo',
} as const satisfies CallPath;
export const releaseOrderCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/release',
} as const satisfies CallPath;
export const releasePastBudgetCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/release-past-budget',
} as const satisfies CallPath;
export const suggestAddressCall = {
  method: 'post',
  path: '/api/address-suggestion',
} as const satisfies CallPath;
