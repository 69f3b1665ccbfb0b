import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const readDashboardCall = {
  method: 'get',
  path: '/api/{tenant}/dashboard',
} as const satisfies CallPath;
export const readStaffDashboardCall = { method: 'get', path: '/api/dashboard' } as const satisfies CallPath;
export const readDashboardFiguresCall = {
  method: 'get',
  path: '/api/{tenant}/dashboard/figures',
} as const satisfies CallPath;
export const readStaffDashboardFiguresCall = {
  method: 'get',
  path: '/api/dashboard/figures',
} as const satisfies CallPath;
export const dashboardFileCall = {
  method: 'get',
  path: '/api/{tenant}/dashboard/file',
} as const satisfies CallPath;
export const staffDashboardFileCall = {
  method: 'get',
  path: '/api/dashboard/file',
} as const satisfies CallPath;
export const readClientRevenueCall = {
  method: 'get',
  path: '/api/client-revenue',
} as const satisfies CallPath;
export const clientRevenueFileCall = {
  method: 'get',
  path: '/api/client-revenue/file',
} as const satisfies CallPath;
export const readEventInsightsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/insights',
} as const satisfies CallPath;
