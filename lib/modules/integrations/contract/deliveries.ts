import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { DELIVERY_STATES } from '@/lib/modules/integrations/rules/deliveries';
import * as paths from './paths';
import {
  delivery,
  deliveryDetail,
  deliveryParams,
  exampleDelivery as example,
  exampleWebhook,
  webhookParams,
} from './webhook-shapes';

const AT_ONE = { tenant: 'ten_fjord', webhook: exampleWebhook.id };
const CHANGES = { access: 'tenant', permission: 'integrations.update', query: none } as const;
const READS = { access: 'tenant', permission: 'integrations.read' } as const;

const deliveryQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  state: z.enum(DELIVERY_STATES).optional(),
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

const deliveryPage = z.object({ deliveries: z.array(delivery), next_cursor: z.string().nullable() });
export type DeliveryPage = z.output<typeof deliveryPage>;

/** D47-3. */
export const listDeliveries = route({
  ...READS,
  id: 'integrations.list-deliveries',
  ...paths.listDeliveriesCall,
  summary: 'What was sent to an endpoint and what waits, the latest event first; kept for 30 days',
  params: webhookParams,
  query: deliveryQuery,
  response: deliveryPage,
  example: { params: AT_ONE, response: { deliveries: [example], next_cursor: null } },
});

const BODY =
  '{"type":"order.status_changed","timestamp":"2026-11-28T09:30:00.000Z","data":{"kind":"store","status":"shipped","event_id":"evt_fjord_fern","order_id":"ord_7k2m9x4c1v8b3n5q6w0z","payment_status":"paid","previous_status":"ready_to_ship"}}';

export const readDelivery = route({
  ...READS,
  id: 'integrations.read-delivery',
  ...paths.readDeliveryCall,
  summary: 'A delivery with its body and every try',
  params: deliveryParams,
  query: none,
  response: deliveryDetail,
  example: {
    params: { ...AT_ONE, delivery: example.id },
    response: {
      ...example,
      body: BODY,
      tries: [{ at: '2026-11-28T09:30:01.000Z', ms: 84, status: 200, error: null, response: 'ok' }],
    },
  },
});

export const replayDelivery = route({
  ...CHANGES,
  id: 'integrations.replay-delivery',
  ...paths.replayDeliveryCall,
  summary: 'Send a delivery again, with the same id; one that waits is left as it is',
  params: deliveryParams,
  response: delivery,
  example: {
    params: { ...AT_ONE, delivery: example.id },
    response: { ...example, state: 'waiting', next_at: '2026-11-28T10:00:00.000Z', ended_at: null },
  },
});

const count = z.object({ count: z.number().int() });

export const replayParked = route({
  ...CHANGES,
  id: 'integrations.replay-parked',
  ...paths.replayParkedCall,
  summary: 'Send all that was given up again, the oldest first, up to a thousand at a time',
  params: webhookParams,
  response: count,
  example: { params: AT_ONE, response: { count: 3 } },
});

export const testWebhook = route({
  ...CHANGES,
  id: 'integrations.test-webhook',
  ...paths.testWebhookCall,
  summary: 'Send a test event to an endpoint; one that waits is not sent twice',
  params: webhookParams,
  response: delivery,
  errors: ['conflict'],
  example: {
    params: AT_ONE,
    response: {
      ...example,
      type: 'test.ping',
      subject: example.event_id,
      state: 'waiting',
      attempts: 0,
      next_at: '2026-11-28T10:00:00.000Z',
      ended_at: null,
      last_status: null,
      last_ms: null,
    },
  },
});
