import { z } from 'zod';
import { instantText, tenantParams } from '@/lib/contract/primitives';
import { DELIVERY_FAULTS, DELIVERY_STATES } from '@/lib/modules/integrations/rules/deliveries';
import { TEST_TYPE, WEBHOOK_EVENT_TYPES } from '@/lib/modules/integrations/rules/event-types';

/** `failing`: nothing has gone through since `failing_since`. */
const WEBHOOK_STATES = ['active', 'failing', 'paused'] as const;

export const eventType = z.enum(WEBHOOK_EVENT_TYPES);

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  event_types: z.array(eventType),
  state: z.enum(WEBHOOK_STATES),
  failing_since: instantText.nullable(),
  /** Deliveries that wait, and those that were given up. */
  waiting: z.number().int(),
  parked: z.number().int(),
  /** Until when the secret before the present one signs too. */
  old_secret_until: instantText.nullable(),
  created_at: instantText,
  /** Counts changes, for `update` and `rotate-secret`. */
  version: z.int32(),
});
export type Webhook = z.output<typeof webhook>;

export const delivery = z.object({
  id: z.string(),
  /** The header `webhook-id`: the same at each try. */
  event_id: z.string(),
  type: z.enum([...WEBHOOK_EVENT_TYPES, TEST_TYPE]),
  /** What it is about: the id of an order or an event. */
  subject: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  happened_at: instantText,
  /** When it is sent next; null once it has ended. */
  next_at: instantText.nullable(),
  ended_at: instantText.nullable(),
  /** Of the last try: the answer's status, what went wrong, and how many milliseconds it took. */
  last_status: z.number().int().nullable(),
  last_error: z.enum(DELIVERY_FAULTS).nullable(),
  last_ms: z.number().int().nullable(),
});
export type Delivery = z.output<typeof delivery>;

export const deliveryDetail = delivery.extend({
  /** The body as it is sent. */
  body: z.string(),
  /** The latest first. */
  tries: z.array(
    z.object({
      at: instantText,
      ms: z.number().int(),
      status: z.number().int().nullable(),
      error: z.enum(DELIVERY_FAULTS).nullable(),
      /** The beginning of the answer. */
      response: z.string(),
    }),
  ),
});
export type DeliveryDetail = z.output<typeof deliveryDetail>;

const webhookId = z.string().regex(/^whk_[0-9a-z_]{2,40}$/);
export const webhookParams = tenantParams.extend({ webhook: webhookId });
export const deliveryParams = webhookParams.extend({ delivery: z.string().regex(/^whd_[0-9a-z_]{2,40}$/) });

export const exampleWebhook: Webhook = {
  id: 'whk_5n8c2v7x1m4k9q3z6w0y',
  url: 'https://hooks.fjord-fern.example/merchloom',
  event_types: ['order.accepted', 'order.status_changed', 'order.cancelled'],
  state: 'active',
  failing_since: null,
  waiting: 0,
  parked: 0,
  old_secret_until: null,
  created_at: '2026-11-28T09:00:00.000Z',
  version: 1,
};

export const exampleDelivery: Delivery = {
  id: 'whd_3f1c9a57d2b84e6fa0c1d2e3f4a5b6c7',
  event_id: 'whm_9b7d5f3a1c2e4d6f8a0b1c2d3e4f5a6b',
  type: 'order.status_changed',
  subject: 'ord_7k2m9x4c1v8b3n5q6w0z',
  state: 'delivered',
  attempts: 1,
  happened_at: '2026-11-28T09:30:00.000Z',
  next_at: null,
  ended_at: '2026-11-28T09:30:01.000Z',
  last_status: 200,
  last_error: null,
  last_ms: 84,
};
