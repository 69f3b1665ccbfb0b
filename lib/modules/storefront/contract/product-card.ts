import { z } from 'zod';
import { amount } from '@/lib/contract/primitives';
import { personalisationPrice } from '@/lib/modules/pricing/contract/personalisation-price';

/** A garment colour with its own previews, so that a swatch changes the picture. */
const productColour = z.object({
  identifier: z.string(),
  name: z.string(),
  hex: z.string(),
  front_preview: z.string().nullable(),
  back_preview: z.string().nullable(),
});

const productVariant = z.object({
  variant_id: z.string(),
  identifier: z.string(),
  size: z.string(),
  /** Units that can be bought now, at most 200. */
  available: z.number().int().min(0),
});

/** A product in a list: the basket fields of S3.2, ready for the basket. */
export const productCard = z.object({
  product_id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  family: z.string(),
  customisable: z.boolean(),
  store_default_vat: z.union([z.literal(0), z.literal(1)]),
  /** Ex VAT. */
  store_selling_price: amount,
  /** The VAT-inclusive unit price (D13-2). */
  price: amount,
  /** Absent if personalisation is free. */
  personalisation_price: personalisationPrice.optional(),
  custom_text_front: z.boolean(),
  custom_text_back: z.boolean(),
  colours: z.array(productColour),
  sizes: z.array(z.string()),
  variants: z.array(productVariant),
  created_at: z.string(),
});
export type ProductCard = z.output<typeof productCard>;

export const productCardExample: ProductCard = {
  product_id: 'ff-crew-tee',
  code: 'FF-TEE-01',
  name: 'Crew Tee',
  description: 'Heavy organic cotton, printed front.',
  category: 'T-shirts',
  family: 'tee',
  customisable: false,
  store_default_vat: 1,
  store_selling_price: '18.00',
  price: '21.60',
  custom_text_front: false,
  custom_text_back: false,
  colours: [
    {
      identifier: 'tee-black',
      name: 'Black',
      hex: '#1b1b1d',
      front_preview: '/api/ten_fjord/fjord-fern/preview/ff-crew-tee/tee-black/front?v=4f1c',
      back_preview: null,
    },
  ],
  sizes: ['S', 'M', 'L'],
  variants: [{ variant_id: 'ff-crew-tee-black-m', identifier: 'tee-black', size: 'M', available: 200 }],
  created_at: '2026-08-01T09:00:00.000Z',
};
