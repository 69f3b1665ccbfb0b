import { z } from 'zod';
import { amount } from './primitives';

/**
 * What a shopper's own texts and pictures add to a product's price, ex VAT: per side they are on, per text, per picture.
 * `vat_rate` is the rate in per cent that the product bears: VAT is rounded on the sum (DECISIONS 14).
 */
export const personalisationPrice = z.object({
  per_side: amount,
  per_text: amount,
  per_image: amount,
  vat_rate: amount,
});
