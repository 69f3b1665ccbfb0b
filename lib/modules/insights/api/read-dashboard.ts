import { readDashboard, readStaffDashboard } from '@/lib/modules/insights/contract/read-dashboard';
import {
  readDashboard as readOwn,
  readStaffDashboard as readAll,
} from '@/lib/modules/insights/service/read-dashboard';
import { readEventInsights } from '@/lib/modules/insights/contract/event-insights';
import { readEventInsights as readOfEvent } from '@/lib/modules/insights/service/read-event-insights';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readDashboardHandler = defineHandler(readDashboard, ({ tenant }) => readOwn(tenant));

export const readStaffDashboardHandler = defineHandler(readStaffDashboard, ({ user, requestId }) =>
  readAll({ staffId: user.id, requestId }),
);

export const readEventInsightsHandler = defineHandler(readEventInsights, ({ tenant, params }) =>
  readOfEvent(tenant, params.slug),
);
