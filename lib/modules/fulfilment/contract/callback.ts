import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { objectId, tenantId } from '@/lib/contract/primitives';
import { fulfillerCallbackCall } from './paths';

const tracking = z.object({
  carrier: z.string().max(80),
  number: z.string().max(80),
  url: z.url({ protocol: /^https?$/ }).max(500),
});

/** A parcel of an order that goes out in several. D32-51. */
const parcel = z.object({
  id: z
    .string()
    .min(1)
    .max(120)
    .describe("The fulfiller's own id of the parcel; the same in each message about it"),
  items: z
    .array(
      z.object({
        sku: z.string().min(1).max(120),
        quantity: z.number().int().min(1).max(100_000),
      }),
    )
    .min(1)
    .max(200)
    .describe('What is in the parcel; all parcels together hold no more than was ordered'),
  status: z
    .string()
    .min(1)
    .max(60)
    .describe('picked, in_production, awaiting_packing, packaged, ready_to_ship or shipped'),
  tracking: tracking.optional(),
});

/** A fulfiller's message; parsed only after its signature was verified. */
export const fulfillerMessage = z.object({
  id: z.string().min(1).max(120),
  order_ref: z.string().min(1).max(60),
  status: z
    .string()
    .min(1)
    .max(60)
    .describe('How far the order is; of an order in parcels, how far the items are that are in no parcel'),
  tracking: tracking.optional(),
  parcel: parcel
    .optional()
    .describe("The message tells of this parcel; the order's status then follows from all of its parcels"),
  reason: z.string().max(500).optional(),
  fulfiller: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'The id that the order came for, so that it is signed; another one’s is a 404' }),
});
export type FulfillerMessage = z.output<typeof fulfillerMessage>;

export const fulfillerCallback = route({
  id: 'fulfilment.callback',
  ...fulfillerCallbackCall,
  summary: "A fulfiller's signed message about an order",
  access: 'signed',
  params: z.object({ tenant: tenantId, order: objectId }),
  query: z.object({
    fulfiller: z.string().max(60).optional().meta({ description: 'Whose message it is, as the order says' }),
    reference: z.string().max(60).optional().meta({
      description: 'Which part of an order that several fulfillers make it is about, as the part says',
    }),
  }),
  body: z.unknown(),
  bodyKind: 'raw',
  response: z.object({ received: z.literal(true) }),
  errors: ['rate_limited'],
  example: {
    params: { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' },
    request: { id: 'msg_1', order_ref: 'M7QK-3FXW', status: 'picked' },
    response: { received: true },
  },
});
