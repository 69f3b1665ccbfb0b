/**
 * What a client can be told of: what happened to an order, a claim or an event. Types are stable for integrators. D47-2. The
 * triggers of migration 0089 write them.
 */
export const WEBHOOK_EVENT_TYPES = [
  'order.accepted',
  'order.status_changed',
  'order.cancelled',
  'order.refunded',
  'claim.received',
  'claim.released',
  'claim.refused',
  'event.status_changed',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** Sent when somebody asks whether an endpoint works. */
export const TEST_TYPE = 'test.ping';
export type WebhookType = WebhookEventType | typeof TEST_TYPE;
