import { readEmbedOrigins, updateEmbedOrigins } from '@/lib/contracts/events/embed-origins';
import { readEmbedOrigins as read, updateEmbedOrigins as update } from '@/lib/services/events/embed-origins';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEmbedOriginsHandler = defineHandler(readEmbedOrigins, ({ tenant, params }) =>
  read(tenant, params.slug),
);

export const updateEmbedOriginsHandler = defineHandler(updateEmbedOrigins, ({ tenant, params, body }) =>
  update(tenant, params.slug, body.origins),
);
