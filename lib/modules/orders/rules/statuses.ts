/**
 * The 23 order and fulfilment statuses of S4-2, as in the database and on the wire. Labels: `orders.status.<value>`.
 */
export const ORDER_STATUSES = [
  'new',
  'queued_downloading',
  'downloaded',
  'queued_processing',
  'processing',
  'processed',
  'queued_submitting_to_fulfiller',
  'submitting_to_fulfiller',
  'submitted_to_fulfiller',
  'picked',
  'in_production',
  'awaiting_packing',
  'packaged',
  'ready_to_ship',
  'shipped',
  'address_issue',
  'artwork_issue',
  'awaiting_reprint',
  'cancelled',
  'fulfiller_submission_error',
  'fulfiller_routing_error',
  'over_budget',
  'over_budget_limit',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Payment statuses; an order has one before it has a fulfilment status. D16-1, D32-8. */
export const PAYMENT_STATUSES = [
  'awaiting_payment',
  'paid',
  'not_needed',
  'cancelled',
  'partly_refunded',
  'refunded',
  'disputed',
  'dispute_lost',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const RECEIVED: readonly PaymentStatus[] = [
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'dispute_lost',
];

/** Whether an order's money was received, whatever has happened to it since. D32-8. */
export const wasPaid = (status: PaymentStatus): boolean => RECEIVED.includes(status);

/** Type guard for the 23 statuses. S4-2. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return typeof value === 'string' && (ORDER_STATUSES as readonly string[]).includes(value);
}

/** Type guard for payment statuses. D16-1. */
export function isPaymentStatus(value: unknown): value is PaymentStatus {
  return typeof value === 'string' && (PAYMENT_STATUSES as readonly string[]).includes(value);
}
