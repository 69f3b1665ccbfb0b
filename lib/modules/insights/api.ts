import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { clientRevenueFileHandler, readClientRevenueHandler } from './api/client-revenue';
import {
  dashboardFileHandler,
  readDashboardFiguresHandler,
  readStaffDashboardFiguresHandler,
  staffDashboardFileHandler,
} from './api/figures';
import {
  readDashboardHandler,
  readEventInsightsHandler,
  readStaffDashboardHandler,
} from './api/read-dashboard';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  readDashboardHandler,
  readEventInsightsHandler,
  readStaffDashboardHandler,
  readDashboardFiguresHandler,
  readStaffDashboardFiguresHandler,
  dashboardFileHandler,
  staffDashboardFileHandler,
  readClientRevenueHandler,
  clientRevenueFileHandler,
];
