import { z } from 'zod';
import { personalisationPrice } from '@/lib/modules/pricing/contract/personalisation-price';
import { amount, objectId } from '@/lib/contract/primitives';
import { product } from '@/lib/modules/catalogue/contract/shop-product';

const { images, colours } = product.shape.products.shape;
const layers = z.array(z.object({ customisable: z.boolean() }));

/** A product in an order form: its options, and the fields of a basket item (S3.2). */
const formProduct = z.object({
  product_id: objectId,
  name: z.string(),
  description: z.string(),
  /** What the client says of its sizes (S3.4-43); left out for none. */
  size_note: product.shape.size_note,
  status: z.string(),
  code: z.string(),
  family: z.string(),
  store_default_vat: z.union([z.literal(0), z.literal(1)]),
  /** Ex VAT. */
  store_selling_price: amount,
  /** The VAT-inclusive unit price (D13-2). */
  price: amount,
  personalisation_price: personalisationPrice.optional(),
  colours,
  images,
  variants: product.shape.variants,
  /** Both sides' layers in their drawing order. */
  layers: z.object({ front: layers, back: layers }),
  /** The customisable sides; null for a fixed one. */
  scenes: z.object({ front: z.unknown().nullable(), back: z.unknown().nullable() }),
});
export type FormProduct = z.output<typeof formProduct>;

/** One page of an event's products, in the event's order. */
export const formProducts = z.object({
  products: z.array(formProduct),
  /** The number of matches on all pages. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type FormProducts = z.output<typeof formProducts>;
