import { readEventOverview } from '@/lib/contracts/events/event-overview';
import { setEventStatus } from '@/lib/contracts/events/set-status';
import { readOverview } from '@/lib/services/events/read-overview';
import { setStatus } from '@/lib/services/events/set-status';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEventOverviewHandler = defineHandler(readEventOverview, ({ tenant, params }) =>
  readOverview(tenant, params.slug),
);

export const setEventStatusHandler = defineHandler(setEventStatus, ({ tenant, params, body }) =>
  setStatus(tenant, params.slug, body),
);
