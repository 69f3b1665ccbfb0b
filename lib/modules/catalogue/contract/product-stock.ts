import { z } from 'zod';
import { none, objectId } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { eventProductParams } from './event-product';
import { readStockCall, saveStockCall } from './paths';

/** The most that one variant may have in stock. */
export const MOST_STOCK = 1_000_000;

const stockCount = z.number().int().min(0).max(MOST_STOCK);

const productStock = z.object({
  product_id: z.string(),
  name: z.string(),
  colours: z.array(z.object({ identifier: z.string(), name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  /** The pairs that are made; orders take from `stock` as they come. */
  variants: z.array(
    z.object({
      variant_id: z.string(),
      sku: z.string(),
      identifier: z.string(),
      size: z.string(),
      stock: z.number().int(),
    }),
  ),
});
export type ProductStock = z.output<typeof productStock>;

const stockChanges = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        variant_id: objectId,
        stock: stockCount,
        /** What the sender saw: orders take stock all the time, and a number typed over an older one would undo that. */
        seen: stockCount,
      }),
    )
    .min(1)
    .max(1000)
    .refine((all) => new Set(all.map(({ variant_id: id }) => id)).size === all.length, {
      params: { code: 'invalid' },
    }),
});
export type StockChanges = z.output<typeof stockChanges>;

const params = { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' };
const example: ProductStock = {
  product_id: 'ff-crew-tee',
  name: 'Crew Tee',
  colours: [{ identifier: 'tee-black', name: 'Black', hex: '#17181a' }],
  sizes: ['M'],
  variants: [
    {
      variant_id: 'ff-crew-tee-black-m',
      sku: 'NL180-BLACK-M',
      identifier: 'tee-black',
      size: 'M',
      stock: 120,
    },
  ],
};

export const readStock = route({
  id: 'products.stock',
  ...readStockCall,
  summary: 'What is left of each colour and size of a product',
  access: 'tenant',
  permission: 'products.read',
  params: eventProductParams,
  query: none,
  response: productStock,
  example: { params, response: example },
});

export const saveStock = route({
  id: 'products.save-stock',
  ...saveStockCall,
  summary: 'Sets the stock of variants: all of them, or none if one is no longer what was seen',
  access: 'tenant',
  permission: 'products.write',
  params: eventProductParams,
  query: none,
  body: stockChanges,
  response: productStock,
  errors: ['conflict', 'event_locked', 'product_locked'],
  example: {
    params,
    request: { changes: [{ variant_id: 'ff-crew-tee-black-m', stock: 120, seen: 80 }] },
    response: example,
  },
});
