import { z } from 'zod';
import { amount, objectId, quantity, text } from '@/lib/contract/primitives';
import { personalisation } from '@/lib/modules/design/contract/personalisation';

/**
 * A line sent by a shopper. The variant is named by `variant_id`, or by `products.store` of S3.2 (colour identifier and
 * size). Other fields of S3.2 are ignored, except `price` and `store_selling_price`, which are compared with the
 * server's (D15-1).
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

export const orderProducts = z.array(orderProduct).min(1).max(200);
