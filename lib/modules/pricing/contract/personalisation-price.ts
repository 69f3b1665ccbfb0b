import { z } from 'zod';
import { MAX_PERSONAL_PRICE } from '@/lib/modules/pricing/rules/personal-price';
import { fromWire, isWireAmount } from '@/lib/kernel/money';
import { amount } from '@/lib/contract/primitives';

/** What is no amount has its error already, and is not measured. */
const price = amount.refine((value) => !isWireAmount(value) || fromWire(value) <= MAX_PERSONAL_PRICE, {
  params: { code: 'too_large' },
});

/** The prices as the client sets them: ex VAT, each at most 10,000.00. */
export const personalisationRule = z.strictObject({
  per_side: price,
  per_text: price,
  per_image: price,
});
export type PersonalisationRule = z.output<typeof personalisationRule>;

/**
 * Prices of a shopper's own texts and pictures, ex VAT: per used side, per text, per picture. `vat_rate` is the
 * product's VAT rate in per cent: VAT is rounded on the sum (D14-9).
 */
export const personalisationPrice = z.object({
  per_side: amount,
  per_text: amount,
  per_image: amount,
  vat_rate: amount,
});
