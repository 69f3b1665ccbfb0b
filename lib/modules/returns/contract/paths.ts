import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const readLinkedCasesCall = {
  method: 'get',
  path: '/api/order/{token}/cases',
} as const satisfies CallPath;
export const withdrawCall = {
  method: 'post',
  path: '/api/order/{token}/withdrawals',
} as const satisfies CallPath;
export const complainCall = {
  method: 'post',
  path: '/api/order/{token}/complaints',
} as const satisfies CallPath;
export const listCasesCall = { method: 'get', path: '/api/{tenant}/cases' } as const satisfies CallPath;
export const listAllCasesCall = { method: 'get', path: '/api/cases' } as const satisfies CallPath;
export const casesOfOrderCall = {
  method: 'get',
  path: '/api/{tenant}/orders/{order}/cases',
} as const satisfies CallPath;
export const refundCaseCall = {
  method: 'post',
  path: '/api/{tenant}/cases/{case}/refund',
} as const satisfies CallPath;
export const refuseCaseCall = {
  method: 'post',
  path: '/api/{tenant}/cases/{case}/refuse',
} as const satisfies CallPath;
export const requestReplacementCall = {
  method: 'post',
  path: '/api/{tenant}/cases/{case}/replacement',
} as const satisfies CallPath;
export const markCaseCall = {
  method: 'post',
  path: '/api/{tenant}/cases/{case}/mark',
} as const satisfies CallPath;
export const askReplacementCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/replacement-requests',
} as const satisfies CallPath;
export const readReplaceableCall = {
  method: 'get',
  path: '/api/{tenant}/orders/{order}/replaceable',
} as const satisfies CallPath;
export const replaceOrderCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/replacements',
} as const satisfies CallPath;
