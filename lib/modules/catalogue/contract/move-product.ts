import { z } from 'zod';
import { eventParams, none, objectId } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { moveProductCall } from './paths';

const productMove = z.strictObject({
  product_id: objectId,
  /** Its new place in the store's order, from 1; beyond the last it is the last. */
  to: z.number().int().min(1).max(1_000_000),
});
export type ProductMove = z.output<typeof productMove>;

export const productMoved = z.object({
  product_id: z.string(),
  /** Its places before and after, from 1. */
  from: z.number().int(),
  to: z.number().int(),
});

export const moveProduct = route({
  id: 'products.move',
  ...moveProductCall,
  summary: 'Moves a product to another place in the order of its store',
  access: 'tenant',
  permission: 'products.write',
  params: eventParams,
  query: none,
  body: productMove,
  response: productMoved,
  errors: ['event_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: { product_id: 'ff-crew-tee', to: 1 },
    response: { product_id: 'ff-crew-tee', from: 4, to: 1 },
  },
});
