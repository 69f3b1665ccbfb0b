import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { eventProductParams } from './event-product';
import { deleteEventProductCall } from './paths';

export const deletedProduct = z.object({
  product_id: z.string(),
  /** False while other events still sell it: it was removed from this one only. */
  deleted: z.boolean(),
});

export const deleteEventProduct = route({
  id: 'products.delete',
  ...deleteEventProductCall,
  summary:
    'Takes a product out of an event, and deletes it once no event sells it; orders keep what they bought',
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
