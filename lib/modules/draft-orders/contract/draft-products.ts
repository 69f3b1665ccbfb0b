import { z } from 'zod';
import { amount, currency, eventParams, none, objectId } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { draftProductsCall, quoteDraftCall } from './paths';
import { PRICED_EXAMPLE, pricedLines, wantedLines } from './priced-lines';

const AT = { tenant: 'ten_fjord' };
const PRODUCTS = [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 2 }];

const draftProducts = z.object({
  currency,
  products: z.array(
    z.object({
      id: objectId,
      name: z.string(),
      /** As the store shows it. */
      price: amount,
      variants: z.array(
        z.object({ id: objectId, colour: z.string(), size: z.string(), left: z.number().int() }),
      ),
    }),
  ),
});
export type DraftProducts = z.output<typeof draftProducts>;

/** S2.2-89. */
export const listDraftProducts = route({
  id: 'draft-orders.products',
  ...draftProductsCall,
  summary: 'What a store sells, to compose a draft order of',
  access: 'tenant',
  permission: 'orders.read',
  params: eventParams,
  query: none,
  response: draftProducts,
  example: {
    params: { ...AT, slug: 'fjord-fern' },
    response: {
      currency: 'GBP',
      products: [
        {
          id: 'ff-crew-tee',
          name: 'Fjord & Fern Crew Tee',
          price: '21.60',
          variants: [{ id: 'ff-crew-tee-black-m', colour: 'Black', size: 'M', left: 40 }],
        },
      ],
    },
  },
});

/** S2.2-89. */
export const quoteDraft = route({
  id: 'draft-orders.quote',
  ...quoteDraftCall,
  summary: 'What these lines cost now; writes nothing',
  access: 'tenant',
  permission: 'orders.write',
  params: eventParams,
  query: none,
  body: z.object({ products: wantedLines }),
  response: pricedLines,
  example: {
    params: { ...AT, slug: 'fjord-fern' },
    request: { products: PRODUCTS },
    response: PRICED_EXAMPLE,
  },
});
