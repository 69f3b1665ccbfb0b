import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import {
  MOST_FACT_BYTES,
  MOST_PIECES,
  MOST_STOCK_ROWS,
} from '@/lib/modules/fulfilment/rules/fulfillers/fact-files';
import { fulfillerParams } from './fulfillers/shapes';
import { fulfillerStockCall } from './paths';

/** A fulfiller's message about its stock; parsed only after its signature was verified. S2.2-145. */
export const stockMessage = z.object({
  id: z
    .string()
    .min(1)
    .max(120)
    .meta({ description: 'The message’s own id; the same again changes nothing' }),
  fulfiller: z.string().max(60).meta({ description: 'The id in the path once more, so that it is signed' }),
  sequence: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).meta({
    description: 'Rises with every message, as milliseconds since 1970 do; of a SKU the highest one counts',
  }),
  levels: z
    .array(
      z.object({
        sku: z.string().min(1).max(120),
        pieces: z
          .number()
          .int()
          .min(0)
          .max(MOST_PIECES)
          .nullable()
          .meta({ description: 'Pieces to sell; null where it isn’t counted and there is always enough' }),
        discontinued: z
          .boolean()
          .default(false)
          .meta({ description: 'Its manufacturer makes no more of it; then `pieces` is a number' }),
      }),
    )
    .min(1)
    .max(MOST_STOCK_ROWS)
    .meta({ description: 'Each SKU once; SKUs that aren’t named stay as they are' }),
});
export type StockMessage = z.output<typeof stockMessage>;

const stockReceived = z.object({
  received: z.literal(true),
  /** SKUs that were set; those of which a newer message has been taken are not. */
  applied: z.number().int(),
  late: z.number().int(),
});
export type StockReceived = z.output<typeof stockReceived>;

/** S2.2-145. */
export const fulfillerStockRoute = route({
  id: 'fulfilment.stock',
  ...fulfillerStockCall,
  summary: "A fulfiller's signed message about its stock",
  access: 'signed',
  params: fulfillerParams,
  query: none,
  body: z.unknown(),
  bodyKind: 'raw',
  bodyLimit: MOST_FACT_BYTES,
  response: stockReceived,
  errors: ['rate_limited'],
  example: {
    params: { fulfiller: 'ful_northlight' },
    request: {
      id: 'stock_2026-11-29_1',
      fulfiller: 'ful_northlight',
      sequence: 1_795_942_800_000,
      levels: [{ sku: 'NL180-BLACK-M', pieces: 240 }],
    },
    response: { received: true, applied: 1, late: 0 },
  },
});
