import { listAllEvents, listEvents } from '@/lib/modules/events/contract/list-events';
import {
  listAllEvents as listEverywhere,
  listEvents as listOwn,
} from '@/lib/modules/events/service/list-events';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listEventsHandler = defineHandler(listEvents, ({ tenant, query }) => listOwn(tenant, query));

export const listAllEventsHandler = defineHandler(listAllEvents, ({ user, query, requestId }) =>
  listEverywhere({ staffId: user.id, requestId }, query),
);
