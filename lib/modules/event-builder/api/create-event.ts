import { createEvent } from '@/lib/modules/event-builder/contract/create-event';
import { createEvent as create } from '@/lib/modules/event-builder/service/create-event';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const createEventHandler = defineHandler(createEvent, async ({ tenant, user, body }) => ({
  data: await create(tenant, body, { lang: user.lang ?? 'en' }),
}));
