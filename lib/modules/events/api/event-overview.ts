import { readEventOverview } from '@/lib/modules/events/contract/event-overview';
import { setEventStatus } from '@/lib/modules/events/contract/set-status';
import { readOverview } from '@/lib/modules/events/service/read-overview';
import { setStatus } from '@/lib/modules/events/service/set-status';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEventOverviewHandler = defineHandler(readEventOverview, ({ tenant, params }) =>
  readOverview(tenant, params.slug),
);

export const setEventStatusHandler = defineHandler(setEventStatus, ({ tenant, params, body }) =>
  setStatus(tenant, params.slug, body),
);
