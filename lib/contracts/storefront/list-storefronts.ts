import { z } from 'zod';
import { route } from '../route';
import { none, slug } from '../shared/primitives';

/** What the sitemap index is made of; whole, since that has no pages either, and never more than it may name. */
export const listStorefronts = route({
  id: 'storefront.list',
  method: 'get',
  path: '/api/storefronts',
  summary: 'The slugs of all stores that anybody may visit, for the sitemap index',
  access: 'public',
  params: none,
  query: none,
  response: z.object({ slugs: z.array(slug) }),
  maxAge: 3600,
  example: { response: { slugs: ['fjord-fern', 'prairie-run', 'tidewater'] } },
});
