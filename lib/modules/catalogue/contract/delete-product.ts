import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, instantText, none } from '@/lib/contract/primitives';
import { eventProductParams, productStatus } from './event-product';
import { deleteEventProductCall, listDeletedProductsCall, restoreEventProductCall } from './paths';

export const deletedProduct = z.object({
  product_id: z.string(),
  /** False while other events still sell it: it was removed from this one only. */
  deleted: z.boolean(),
});

export const deleteEventProduct = route({
  id: 'products.delete',
  ...deleteEventProductCall,
  summary:
    'Takes a product out of an event, and deletes it once no event sells it; it can be restored for 30 days, and orders keep what they bought',
  access: 'tenant',
  permission: 'products.delete',
  params: eventProductParams,
  query: none,
  body: none,
  response: deletedProduct,
  errors: ['event_locked', 'product_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' },
    request: {},
    response: { product_id: 'ff-crew-tee', deleted: true },
  },
});

/** As it was in this event: price and place. A product that no event sold meanwhile comes back as a draft (D45-1). */
export const restoreEventProduct = route({
  id: 'products.restore',
  ...restoreEventProductCall,
  summary: 'Puts a product back into the event that it was taken out of, within 30 days',
  access: 'tenant',
  permission: 'products.delete',
  params: eventProductParams,
  query: none,
  body: none,
  response: z.object({ product_id: z.string(), status: productStatus }),
  errors: ['event_locked', 'product_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' },
    request: {},
    response: { product_id: 'ff-crew-tee', status: 'draft' },
  },
});

const removedProduct = z.object({
  product_id: z.string(),
  name: z.string(),
  deleted_at: instantText,
  restorable_until: instantText,
});
export type RemovedProduct = z.output<typeof removedProduct>;

export const listDeletedProducts = route({
  id: 'products.deleted',
  ...listDeletedProductsCall,
  summary: 'The products that were taken out of an event and can be restored, last ones first',
  access: 'tenant',
  permission: 'products.delete',
  params: eventParams,
  query: z.object({
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ products: z.array(removedProduct), next_cursor: z.string().nullable() }),
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    response: {
      products: [
        {
          product_id: 'ff-crew-tee',
          name: 'Crew Tee',
          deleted_at: '2026-11-20T09:00:00.000Z',
          restorable_until: '2026-12-20T09:00:00.000Z',
        },
      ],
      next_cursor: null,
    },
  },
});
