import { z } from 'zod';
import { objectId, none, tenantId, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { SENDING_ACTS } from '@/lib/modules/fulfilment/rules/submission/acts';
import { actOnOrderCall } from './paths';
import { orderRouting } from './read-routing';

/** Which part of an order. */
const partNumber = z.int().min(1).max(99);

const REASON_LENGTH = 200;

/** `reason` and `not_made` are asked for `send_elsewhere` alone: why, and that the first printer doesn't make it. */
const sendingForm = z.object({
  act: z.enum(SENDING_ACTS),
  reason: text(REASON_LENGTH).default(''),
  not_made: z.boolean().default(false),
  part: partNumber
    .optional()
    .describe('Which part of an order that several printers make is sent; its only parked one without'),
});
export type SendingForm = z.output<typeof sendingForm>;

/** S2.2-136 to S2.2-139. `conflict`: the order is not open to the act, or no longer. */
export const actOnOrder = route({
  id: 'fulfilment.act-on-order',
  ...actOnOrderCall,
  summary: 'Send an order again or to another printer, look again for one, or print it again',
  access: 'tenant',
  permission: 'fulfillers.send_orders',
  params: z.object({ tenant: tenantId, order: objectId }),
  query: none,
  body: sendingForm,
  response: orderRouting,
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' },
    request: { act: 'send_again', reason: '', not_made: false },
    response: { waiting: false, submission: null, acts: [], parts: [], late: null, helps: [], decisions: [] },
  },
});
