import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, instantText, objectId } from '@/lib/contract/primitives';
import { productAddressesCall } from './paths';

/** The data of a store's sitemap. */
export const productAddresses = route({
  id: 'storefront.product-addresses',
  ...productAddressesCall,
  summary: 'The products of a store as their addresses need them, by id',
  access: 'public',
  params: eventParams,
  query: z.object({
    cursor: objectId.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  response: z.object({
    products: z.array(z.object({ product_id: objectId, customisable: z.boolean(), updated_at: instantText })),
    next_cursor: z.string().nullable(),
  }),
  maxAge: 900,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    response: {
      products: [{ product_id: 'ff-crew-tee', customisable: false, updated_at: '2026-11-18T09:00:00.000Z' }],
      next_cursor: null,
    },
  },
});
