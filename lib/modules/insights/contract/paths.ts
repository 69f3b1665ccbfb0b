import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const readDashboardCall = {
  method: 'get',
  path: '/api/{tenant}/dashboard',
} as const satisfies CallPath;
export const readStaffDashboardCall = { method: 'get', path: '/api/dashboard' } as const satisfies CallPath;
export const readEventInsightsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/insights',
} as const satisfies CallPath;
