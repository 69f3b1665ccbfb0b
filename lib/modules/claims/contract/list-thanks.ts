import { z } from 'zod';
import { instantText, objectId, slug, tenantParams } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { listThanksCall } from './paths';

/** What a recipient wrote, and with which order. */
const thanks = z.object({
  order_id: objectId,
  order_ref: z.string(),
  name: z.string(),
  message: z.string(),
  written_at: instantText,
  event_slug: slug,
  event_name: z.string(),
});

/** D28-1: newest first. */
const thanksQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  event: slug.optional(),
});
export type ThanksQuery = z.output<typeof thanksQuery>;

const thanksPage = z.object({
  thanks: z.array(thanks),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
});
export type ThanksPage = z.output<typeof thanksPage>;

/** What recipients wrote to whoever gave them their gift. D40-15. */
export const listThanks = route({
  id: 'claim.list-thanks',
  ...listThanksCall,
  summary: 'What recipients wrote to thank for their gifts',
  access: 'tenant',
  permission: 'claims.read',
  params: tenantParams,
  query: thanksQuery,
  response: thanksPage,
  example: {
    params: { tenant: 'ten_lumen' },
    response: {
      thanks: [
        {
          order_id: 'ord_5q6w0z7k2m9x4c1v8b3n',
          order_ref: 'H4TN-9PLC',
          name: 'Ada Fern',
          message: 'Thank you, the hoodie is lovely!',
          written_at: '2026-11-20T12:02:00.000Z',
          event_slug: 'lumen-summit',
          event_name: 'Lumen Summit',
        },
      ],
      next_cursor: null,
      total: 1,
    },
  },
});
