/** Why a bank disputes a payment, in the payment provider's words; each has a text under `ordersPage.money.reason`. */
const DISPUTE_REASONS = [
  'fraudulent',
  'unrecognized',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'duplicate',
] as const;

/** The reason as one that has a text of its own, or `other`. D32-8. */
export function disputeReason(reason: string): (typeof DISPUTE_REASONS)[number] | 'other' {
  return DISPUTE_REASONS.find((known) => known === reason) ?? 'other';
}
