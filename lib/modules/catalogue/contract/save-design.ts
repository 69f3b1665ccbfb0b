import { z } from 'zod';
import { wireDesignSchema } from '@/lib/modules/design/contract/wire-design';
import { route } from '@/lib/contract/route';
import { instantText, none } from '@/lib/contract/primitives';
import {
  designExample,
  eventProductDetail,
  eventProductDetailExample,
  eventProductParams,
} from './event-product';
import { saveProductDesignCall } from './paths';

/**
 * A changed design. `updated_at` is the version it is based on: if somebody else has saved since, the answer is a 409
 * and nothing is stored. A design that cannot be printed is stored, but cannot be sold: a product on sale becomes a
 * draft if `take_off_sale` is true; otherwise the answer is a 422 and nothing is stored.
 */
const savedDesign = z.strictObject({
  updated_at: instantText,
  design: wireDesignSchema,
  take_off_sale: z.boolean().optional(),
});
export type SavedDesign = z.output<typeof savedDesign>;

export const saveProductDesign = route({
  id: 'products.save-design',
  ...saveProductDesignCall,
  summary: "Stores a product's design; what the print check finds comes back with it",
  access: 'tenant',
  permission: 'products.write',
  params: eventProductParams,
  query: none,
  body: savedDesign,
  response: eventProductDetail,
  errors: ['conflict', 'event_locked', 'product_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' },
    request: { updated_at: '2026-11-20T09:00:00.000Z', design: designExample },
    response: eventProductDetailExample,
  },
});
