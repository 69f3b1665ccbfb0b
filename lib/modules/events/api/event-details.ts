import { readEventDetails, updateEventDetails } from '@/lib/modules/events/contract/event-details';
import {
  readEventDetails as read,
  updateEventDetails as update,
} from '@/lib/modules/events/service/event-details';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEventDetailsHandler = defineHandler(readEventDetails, ({ tenant, params }) =>
  read(tenant, params.slug),
);

export const updateEventDetailsHandler = defineHandler(updateEventDetails, ({ tenant, params, body }) =>
  update(tenant, params.slug, body),
);
