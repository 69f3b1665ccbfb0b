import { z } from 'zod';
import { amount, objectId, quantity, text } from '@/lib/contract/primitives';
import { personalisation } from '@/lib/modules/design/contract/personalisation';

/**
 * A line that a shopper sends. The variant is named by `variant_id`, or by SPEC 3.2's
 * `products.store` (colour identifier and size). SPEC 3.2's other fields may come along and are ignored, save `price`
 * and `store_selling_price`, which are compared with the server's (DECISIONS 15).
 */
export const orderProduct = z.object({
  product_id: objectId,
  variant_id: objectId.optional(),
  quantity,
  price: amount.optional(),
  store_selling_price: amount.optional(),
  products: z
    .object({
      store: z.object({ identifier: text(200), size: text(60), colour: text(100).optional() }).optional(),
    })
    .optional(),
  personalisation: personalisation.optional(),
});

/** At least one line, at most 200. */
export const orderProducts = z.array(orderProduct).min(1).max(200);
