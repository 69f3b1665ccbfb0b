import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, slug } from '@/lib/contract/primitives';
import { listStorefrontsCall } from './paths';

/** The data of the sitemap index. The cursor is the last slug of a page, since other slugs must stay private. */
export const listStorefronts = route({
  id: 'storefront.list',
  ...listStorefrontsCall,
  summary: 'The slugs of all stores and order forms that anybody may visit, in order',
  access: 'public',
  params: none,
  query: z.object({ cursor: slug.optional(), limit: z.coerce.number().int().min(1).max(100).default(100) }),
  response: z.object({ slugs: z.array(slug), next_cursor: z.string().nullable() }),
  maxAge: 3600,
  example: {
    response: { slugs: ['fjord-fern', 'lumen-crew', 'prairie-run', 'tidewater'], next_cursor: null },
  },
});
