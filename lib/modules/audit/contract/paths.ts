import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const listAuditCall = { method: 'get', path: '/api/audit-logs' } as const satisfies CallPath;
export const listOwnAuditCall = {
  method: 'get',
  path: '/api/{tenant}/audit-logs',
} as const satisfies CallPath;
export const listPlatformAuditCall = {
  method: 'get',
  path: '/api/audit-logs/platform',
} as const satisfies CallPath;
