import { listAllEvents, listEvents } from '@/lib/contracts/events/list-events';
import { listAllEvents as listEverywhere, listEvents as listOwn } from '@/lib/services/events/list-events';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listEventsHandler = defineHandler(listEvents, ({ tenant, query }) => listOwn(tenant, query));

export const listAllEventsHandler = defineHandler(listAllEvents, ({ user, query, requestId }) =>
  listEverywhere({ staffId: user.id, requestId }, query),
);
