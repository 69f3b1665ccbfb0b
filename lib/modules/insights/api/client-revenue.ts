import { clientRevenueFile, readClientRevenue } from '@/lib/modules/insights/contract/client-revenue';
import { exportRevenue } from '@/lib/modules/insights/service/revenue/export-revenue';
import { readRevenue } from '@/lib/modules/insights/service/revenue/read-revenue';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readClientRevenueHandler = defineHandler(readClientRevenue, ({ user, requestId, query }) =>
  readRevenue({ staffId: user.id, requestId }, query),
);

export const clientRevenueFileHandler = defineHandler(
  clientRevenueFile,
  async ({ user, requestId, query: { lang: _, ...query }, locale }) =>
    csvResponse(await exportRevenue({ staffId: user.id, requestId }, query, locale)),
);
