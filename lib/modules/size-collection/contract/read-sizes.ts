import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, none } from '@/lib/contract/primitives';
import { readSizesCall } from './paths';

/** How many of each colour and size were chosen; lists every pair that is made, even if nobody chose it. */
const sizeGrid = z.object({
  invited: z.number().int(),
  answered: z.number().int(),
  unanswered: z.number().int(),
  products: z.array(
    z.object({
      product_id: z.string(),
      name: z.string(),
      total: z.number().int(),
      colours: z.array(
        z.object({
          identifier: z.string(),
          name: z.string(),
          hex: z.string(),
          total: z.number().int(),
          sizes: z.array(z.object({ size: z.string(), variant_id: z.string(), count: z.number().int() })),
        }),
      ),
    }),
  ),
});
export type SizeGrid = z.output<typeof sizeGrid>;

/** D4: the quantities for the client's own order. */
export const readSizes = route({
  id: 'bulk.read-sizes',
  ...readSizesCall,
  summary: 'The sizes collected so far, as a grid',
  access: 'tenant',
  permission: 'orders.read',
  params: eventParams,
  query: none,
  response: sizeGrid,
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-offsite' },
    response: {
      invited: 40,
      answered: 26,
      unanswered: 14,
      products: [
        {
          product_id: 'lu-offsite-jacket',
          name: 'Offsite Jacket',
          total: 26,
          colours: [
            {
              identifier: 'jacket-navy',
              name: 'Navy',
              hex: '#16233f',
              total: 26,
              sizes: [{ size: 'M', variant_id: 'lu-offsite-jacket-navy-m', count: 26 }],
            },
          ],
        },
      ],
    },
  },
});
