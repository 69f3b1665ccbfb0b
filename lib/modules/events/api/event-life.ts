import { deleteEvent, restoreEvent } from '@/lib/modules/events/contract/delete-event';
import { lockEvent, unlockEvent } from '@/lib/modules/events/contract/lock-event';
import { renameEvent } from '@/lib/modules/events/contract/rename-event';
import { deleteEvent as remove, restoreEvent as restore } from '@/lib/modules/events/service/delete-event';
import { setEventLock } from '@/lib/modules/events/service/lock-event';
import { renameEvent as rename } from '@/lib/modules/events/service/rename-event';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const renameEventHandler = defineHandler(renameEvent, ({ tenant, params, body }) =>
  rename(tenant, params.slug, body),
);

export const deleteEventHandler = defineHandler(deleteEvent, ({ tenant, params, body }) =>
  remove(tenant, params.slug, body.name),
);

export const restoreEventHandler = defineHandler(restoreEvent, ({ tenant, params }) =>
  restore(tenant, params.slug),
);

export const lockEventHandler = defineHandler(lockEvent, ({ tenant, params, body }) =>
  setEventLock(tenant, params.slug, { locked: true, reason: body.reason }),
);

export const unlockEventHandler = defineHandler(unlockEvent, ({ tenant, params, body }) =>
  setEventLock(tenant, params.slug, { locked: false, reason: body.reason }),
);
