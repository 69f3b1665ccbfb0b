import { cloneEvent } from '@/lib/modules/event-builder/contract/clone-event';
import { cloneEvent as clone } from '@/lib/modules/event-builder/service/clone-event';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const cloneEventHandler = defineHandler(cloneEvent, ({ tenant, params, body }) =>
  clone(tenant, params.slug, body),
);
