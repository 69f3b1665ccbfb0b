import { setEventStatus } from '@/lib/modules/events/contract/set-status';
import { readLaunchCheck } from '@/lib/modules/launch/contract/launch-check';
import { readLaunchCheck as read } from '@/lib/modules/launch/service/read-launch-check';
import { setEventStatus as setStatus } from '@/lib/modules/launch/service/set-event-status';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readLaunchCheckHandler = defineHandler(readLaunchCheck, ({ tenant, params }) =>
  read(tenant, params.slug),
);

export const setEventStatusHandler = defineHandler(setEventStatus, ({ tenant, params, body }) =>
  setStatus(tenant, params.slug, body),
);
