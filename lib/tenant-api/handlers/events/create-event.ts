import { createEvent } from '@/lib/contracts/events/create-event';
import { createEvent as create } from '@/lib/services/events/create-event';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const createEventHandler = defineHandler(createEvent, async ({ tenant, user, body }) => ({
  data: await create(tenant, body, user.lang ?? 'en'),
}));
