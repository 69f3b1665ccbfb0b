import { z } from 'zod';

/**
 * What was refunded of a line, and how much of it is printed all the same; `failed`: items that are not printed although their
 * refund has failed; `sent`: the printer was asked for what is printed. D3-51.
 */
export const refundedLine = z.object({
  refunded: z.number().int(),
  failed: z.number().int(),
  printed: z.number().int(),
  sent: z.boolean(),
});
