/** The 23 order and fulfilment statuses of SPEC 4, as the database and the wire write them. Labels: `orders.status.<value>`. */
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

/** How far the money is; an order has one of these before it has a fulfilment status. DECISIONS 16. */
export const PAYMENT_STATUSES = ['awaiting_payment', 'paid', 'not_needed', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Narrows outside text to one of the 23 statuses. SPEC 4. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return typeof value === 'string' && (ORDER_STATUSES as readonly string[]).includes(value);
}

/** Narrows outside text to a payment status. DECISIONS 16. */
export function isPaymentStatus(value: unknown): value is PaymentStatus {
  return typeof value === 'string' && (PAYMENT_STATUSES as readonly string[]).includes(value);
}
