import { readAnyEvent, readEvent } from '@/lib/modules/events/contract/read-event';
import { readAnyEvent as readAny, readEvent as readOwn } from '@/lib/modules/events/service/read-event';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEventHandler = defineHandler(readEvent, ({ tenant, params }) =>
  readOwn(tenant, params.slug),
);

export const readAnyEventHandler = defineHandler(readAnyEvent, ({ user, params, requestId }) =>
  readAny({ staffId: user.id, requestId }, params.slug),
);
