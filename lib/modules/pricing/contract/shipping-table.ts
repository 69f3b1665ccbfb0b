import { z } from 'zod';
import { amount } from '@/lib/contract/primitives';

/** Prices ex VAT per method and further item (S3.7-2). */
export const shippingTable = z.object({
  standard: amount,
  standard_tracked: amount,
  express: amount,
  additional_item_price: amount,
});
