/** Why a client cancels an order; `other` needs words. The first ones are codes of the order's history. */
export const CANCEL_REASONS = [
  'customer_request',
  'item_unavailable',
  'wrong_details',
  'duplicate',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The most characters of a reason in words. */
export const REASON_LENGTH = 300;
