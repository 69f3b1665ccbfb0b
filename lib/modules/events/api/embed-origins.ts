import { readEmbedOrigins, updateEmbedOrigins } from '@/lib/modules/events/contract/embed-origins';
import {
  readEmbedOrigins as read,
  updateEmbedOrigins as update,
} from '@/lib/modules/events/service/embed-origins';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEmbedOriginsHandler = defineHandler(readEmbedOrigins, ({ tenant, params }) =>
  read(tenant, params.slug),
);

export const updateEmbedOriginsHandler = defineHandler(updateEmbedOrigins, ({ tenant, params, body }) =>
  update(tenant, params.slug, body.origins),
);
