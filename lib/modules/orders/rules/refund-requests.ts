import { isPaidByShopper, type OrderKind } from './kinds';
import type { PaymentStatus } from './statuses';

/** Why money is given back; `other` needs words. */
export const REFUND_REASONS = [
  'damaged',
  'wrong_item',
  'missing_item',
  'late',
  'customer_request',
  'goodwill',
  'other',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** `waiting`: on its way to the provider; `refused`: the provider had less to give back than was asked for. */
export const REFUND_REQUEST_STATES = ['waiting', 'made', 'refused'] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

/** Pieces of an order's line whose price is given back. */
export interface RefundedPieces {
  line: string;
  quantity: number;
}

interface Refundable {
  kind: OrderKind;
  paymentStatus: PaymentStatus;
  status: string | null;
}

/**
 * Whether money of an order can be given back by hand: its shopper has paid, some of it may be left, and the bank does not
 * question it. What a cancelled order has taken goes back by itself. D36-13.
 */
export function mayRefund({ kind, paymentStatus, status }: Refundable): boolean {
  const paid = paymentStatus === 'paid' || paymentStatus === 'partly_refunded';
  return isPaidByShopper(kind) && paid && status !== 'cancelled';
}
