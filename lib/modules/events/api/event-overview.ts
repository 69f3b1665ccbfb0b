import { readEventOverview } from '@/lib/modules/events/contract/event-overview';
import { readOverview } from '@/lib/modules/events/service/read-overview';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEventOverviewHandler = defineHandler(readEventOverview, ({ tenant, params }) =>
  readOverview(tenant, params.slug),
);
