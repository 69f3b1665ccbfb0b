import { z } from 'zod';
import { instantText } from '@/lib/contract/primitives';
import { COST_BEARERS } from '@/lib/modules/orders/rules/replaceable';

/** The order whose items a replacement prints again, and who pays for that. D4-9. */
export const replacedOrder = z.object({
  id: z.string(),
  order_ref: z.string(),
  borne_by: z.enum(COST_BEARERS),
});

/** An order that prints items of this one again. */
export const orderReplacement = z.object({
  id: z.string(),
  order_ref: z.string(),
  status: z.string().nullable(),
  payment_status: z.string(),
  held: z.boolean(),
  item_count: z.number().int(),
  parcels: z.array(z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() })),
  created_at: instantText,
});
