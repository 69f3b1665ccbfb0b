import { readDashboard, readStaffDashboard } from '@/lib/contracts/dashboard/read-dashboard';
import {
  readDashboard as readOwn,
  readStaffDashboard as readAll,
} from '@/lib/services/dashboard/read-dashboard';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readDashboardHandler = defineHandler(readDashboard, ({ tenant }) => readOwn(tenant));

export const readStaffDashboardHandler = defineHandler(readStaffDashboard, ({ user, requestId }) =>
  readAll({ staffId: user.id, requestId }),
);
