import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const listDraftsCall = {
  method: 'get',
  path: '/api/{tenant}/draft-orders',
} as const satisfies CallPath;
export const createDraftCall = {
  method: 'post',
  path: '/api/{tenant}/draft-orders',
} as const satisfies CallPath;
export const readDraftCall = {
  method: 'get',
  path: '/api/{tenant}/draft-orders/{draftOrder}',
} as const satisfies CallPath;
export const updateDraftCall = {
  method: 'post',
  path: '/api/{tenant}/draft-orders/{draftOrder}',
} as const satisfies CallPath;
export const sendDraftCall = {
  method: 'post',
  path: '/api/{tenant}/draft-orders/{draftOrder}/send',
} as const satisfies CallPath;
export const withdrawDraftCall = {
  method: 'post',
  path: '/api/{tenant}/draft-orders/{draftOrder}/withdraw',
} as const satisfies CallPath;
export const draftProductsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/draft-order-products',
} as const satisfies CallPath;
export const quoteDraftCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/draft-order-quote',
} as const satisfies CallPath;
export const readLinkedDraftCall = {
  method: 'get',
  path: '/api/draft-order/{draftToken}',
} as const satisfies CallPath;
