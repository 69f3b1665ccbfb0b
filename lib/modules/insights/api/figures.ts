import {
  dashboardFile,
  readDashboardFigures,
  readStaffDashboardFigures,
  staffDashboardFile,
} from '@/lib/modules/insights/contract/dashboard-figures';
import { exportFigures } from '@/lib/modules/insights/service/figures/export-figures';
import { readFigures, readStaffFigures } from '@/lib/modules/insights/service/figures/read-figures';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { can } from '@/lib/permissions/permissions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readDashboardFiguresHandler = defineHandler(readDashboardFigures, ({ tenant, query, user }) =>
  readFigures(tenant, query, { costs: can(user, 'ledger.read') }),
);

export const readStaffDashboardFiguresHandler = defineHandler(
  readStaffDashboardFigures,
  ({ user, requestId, query }) =>
    readStaffFigures({ staffId: user.id, requestId }, query, { costs: can(user, 'ledger.read') }),
);

export const dashboardFileHandler = defineHandler(dashboardFile, async ({ tenant, query, user, locale }) =>
  csvResponse(
    await exportFigures(query.block, locale, can(user, 'ledger.read'), (reader) =>
      readFigures(tenant, query, reader),
    ),
  ),
);

export const staffDashboardFileHandler = defineHandler(
  staffDashboardFile,
  async ({ user, requestId, query, locale }) =>
    csvResponse(
      await exportFigures(query.block, locale, can(user, 'ledger.read'), (reader) =>
        readStaffFigures({ staffId: user.id, requestId }, query, reader),
      ),
    ),
);
