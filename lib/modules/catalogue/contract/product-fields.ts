import { z } from 'zod';
import { amount, objectId, requiredText, text } from '@/lib/contract/primitives';

export const PRODUCT_NAME_LENGTH = 80;
export const CATEGORY_LENGTH = 60;
const MAX_PRICE = 99_999.99;

export const productName = requiredText(PRODUCT_NAME_LENGTH);

/** What shoppers filter the store by; empty for none. */
export const productCategory = text(CATEGORY_LENGTH);

/** Identifiers of the blank's colours; lists show the first. */
export const productColours = z
  .array(objectId)
  .min(1)
  .max(40)
  .refine((all) => new Set(all).size === all.length, { params: { code: 'invalid' } });

/** Ex VAT (D13-2); limited to a plausible price of a garment that also fits the database column. */
export const sellingPrice = amount.refine((value) => Number(value) <= MAX_PRICE, {
  params: { code: 'too_large' },
});
