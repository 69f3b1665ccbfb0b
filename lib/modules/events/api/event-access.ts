import { addInvited, listInvited, removeInvited } from '@/lib/modules/events/contract/access-list';
import { readAccess, updateAccess } from '@/lib/modules/events/contract/event-access';
import {
  addInvited as add,
  listInvited as list,
  removeInvited as remove,
} from '@/lib/modules/events/service/access/access-list';
import { readAccess as read, updateAccess as update } from '@/lib/modules/events/service/access/event-access';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readAccessHandler = defineHandler(readAccess, ({ tenant, params }) => read(tenant, params.slug));

export const updateAccessHandler = defineHandler(updateAccess, ({ tenant, params, body }) =>
  update(tenant, params.slug, body),
);

export const listInvitedHandler = defineHandler(listInvited, ({ tenant, params, query }) =>
  list(tenant, params.slug, query),
);

export const addInvitedHandler = defineHandler(addInvited, ({ tenant, params, body }) =>
  add(tenant, params.slug, body),
);

export const removeInvitedHandler = defineHandler(removeInvited, ({ tenant, params, body }) =>
  remove(tenant, params.slug, body.emails),
);
