import { z } from 'zod';
import {
  blankId,
  productColours,
  productName,
  sellingPrice,
} from '@/lib/modules/catalogue/contract/product-fields';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';

/** A price as typed, with a comma or a point → the wire's decimal string. */
export const priceField = z
  .string()
  .trim()
  .min(1)
  .transform((text) => typedPrice(text) ?? text)
  .pipe(sellingPrice);

/** The dialog's fields: the server's schema, except for how a price is typed. */
export const newProductForm = z.object({
  blank: blankId,
  name: productName,
  price: priceField,
  colours: productColours,
});

export interface NewProductInput {
  blank: string;
  name: string;
  price: string;
  colours: string[];
}
