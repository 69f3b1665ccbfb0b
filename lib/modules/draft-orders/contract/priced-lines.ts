import { z } from 'zod';
import { amount, currency, objectId, quantity } from '@/lib/contract/primitives';
import { DRAFT_LIMITS } from '@/lib/modules/draft-orders/rules/drafts';

/** The lines that a draft is made of. */
export const wantedLines = z
  .array(z.object({ product_id: objectId, variant_id: objectId, quantity }))
  .min(1)
  .max(DRAFT_LIMITS.lines);
export type WantedDraftLines = z.output<typeof wantedLines>;

/** A line of a draft at current prices, which include VAT outside the US. */
const pricedLine = z.object({
  product_id: objectId,
  variant_id: objectId,
  name: z.string(),
  colour_identifier: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity,
  /** Of one item; `0.00` for what is not sold any more. */
  price: amount,
  /** The same ex VAT. */
  selling_price: amount,
  vat_applies: z.boolean(),
  total: amount,
  /** Sold, and so many are there. */
  available: z.boolean(),
  /** The stock. */
  left: z.number().int(),
  picture: z.string().nullable(),
});
export type PricedDraftLine = z.output<typeof pricedLine>;

/** A draft's lines with their total: the available ones with standard delivery, before any tax of the US. */
export const pricedLines = z.object({
  lines: z.array(pricedLine),
  items: amount,
  shipping: amount,
  total: amount,
  currency,
});
export type PricedDraftLines = z.output<typeof pricedLines>;

export const PRICED_EXAMPLE: PricedDraftLines = {
  lines: [
    {
      product_id: 'ff-crew-tee',
      variant_id: 'ff-crew-tee-black-m',
      name: 'Fjord & Fern Crew Tee',
      colour_identifier: 'tee-black',
      colour: 'Black',
      size: 'M',
      quantity: 2,
      price: '21.60',
      selling_price: '18.00',
      vat_applies: true,
      total: '43.20',
      available: true,
      left: 40,
      picture: null,
    },
  ],
  items: '43.20',
  shipping: '5.64',
  total: '48.84',
  currency: 'GBP',
};
