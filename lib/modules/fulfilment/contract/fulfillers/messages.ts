import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText } from '@/lib/contract/primitives';
import { SENT_OUTCOMES } from '@/lib/modules/fulfilment/rules/fulfillers/message-words';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { fulfillerMessagesCall } from '../paths';
import { exampleFulfiller, fulfillerParams } from './shapes';

const order = z.object({ id: z.string(), order_ref: z.string() });
const base = z.object({ key: z.string(), at: instantText });

/** What was said, never the words: those of a printer may name people. */
const message = z.discriminatedUnion('kind', [
  /** An order that was sent to it; `calls`: how often, `at`: the last time. */
  base.extend({
    kind: z.literal('order'),
    order,
    outcome: z.enum(SENT_OUTCOMES),
    failed: z.boolean(),
    calls: z.number().int(),
  }),
  /** What it told of an order, or of a parcel; null for a status that the platform doesn't know. */
  base.extend({
    kind: z.literal('status'),
    order,
    status: z.enum(ORDER_STATUSES).nullable(),
    of_parcel: z.boolean(),
  }),
  /** What it told of its stock: SKUs that it named, and how many of them were set. */
  base.extend({ kind: z.literal('stock'), levels: z.number().int(), applied: z.number().int() }),
]);
export type FulfillerMessage = z.output<typeof message>;

const messagePage = z.object({ messages: z.array(message), next_cursor: z.string().nullable() });
export type FulfillerMessagePage = z.output<typeof messagePage>;

const query = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  failed: z
    .enum(['1'])
    .optional()
    .meta({ description: '`1`: only orders that the fulfiller refused or did not answer' }),
});
export type FulfillerMessagesQuery = z.output<typeof query>;

export const exampleMessages: FulfillerMessagePage = {
  messages: [
    {
      kind: 'status',
      key: 'msg_1',
      at: '2026-11-20T08:55:00.000Z',
      order: { id: 'ord_7k2m9x4c1v8b3n5q6w0z', order_ref: 'M7QK-3FXW' },
      status: 'in_production',
      of_parcel: false,
    },
    { kind: 'stock', key: 'stk_1', at: '2026-11-20T08:50:00.000Z', levels: 14, applied: 12 },
    {
      kind: 'order',
      key: 'sub_1',
      at: '2026-11-20T08:40:00.000Z',
      order: { id: 'ord_7k2m9x4c1v8b3n5q6w0y', order_ref: 'P2RT-8KLM' },
      outcome: 'timeout',
      failed: true,
      calls: 3,
    },
  ],
  next_cursor: null,
};

/** S2.2-176. */
export const fulfillerMessages = route({
  id: 'fulfillers.messages',
  ...fulfillerMessagesCall,
  summary: 'The newest messages to and from a fulfiller',
  access: 'staff',
  permission: 'fulfillers.read',
  params: fulfillerParams,
  query,
  response: messagePage,
  example: { params: { fulfiller: exampleFulfiller.id }, response: exampleMessages },
});
