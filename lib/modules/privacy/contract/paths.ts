import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const readPrivacyCall = { method: 'get', path: '/api/{tenant}/privacy' } as const satisfies CallPath;
export const findPersonCall = {
  method: 'post',
  path: '/api/{tenant}/privacy/find',
} as const satisfies CallPath;
export const exportPersonCall = {
  method: 'post',
  path: '/api/{tenant}/privacy/export',
} as const satisfies CallPath;
export const erasePersonCall = {
  method: 'post',
  path: '/api/{tenant}/privacy/erasures',
} as const satisfies CallPath;
export const stopErasureCall = {
  method: 'post',
  path: '/api/{tenant}/privacy/erasures/{erasure}/stop',
} as const satisfies CallPath;
export const saveRetentionCall = {
  method: 'post',
  path: '/api/{tenant}/privacy/retention',
} as const satisfies CallPath;
export const readRecordCall = {
  method: 'get',
  path: '/api/{tenant}/privacy/record',
} as const satisfies CallPath;
export const askForDataCall = {
  method: 'post',
  path: '/api/order/{token}/privacy',
} as const satisfies CallPath;
export const confirmRequestCall = {
  method: 'post',
  path: '/api/privacy/requests/{request}',
} as const satisfies CallPath;
