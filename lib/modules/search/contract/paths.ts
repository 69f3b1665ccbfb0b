import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const searchAllCall = { method: 'get', path: '/api/search' } as const satisfies CallPath;
export const searchTenantCall = { method: 'get', path: '/api/{tenant}/search' } as const satisfies CallPath;
