import { linkUntil, fixableKind } from './fixable-issues';
import { isInPrintersHands, type HoldReason } from './hold';
import { MADE_STATUSES } from './made-statuses';
import { isOrderStatus, type OrderStatus, type PaymentStatus } from './statuses';

/** Who can have to act next on an order; where nobody has to, the system goes on by itself, or nothing is left to be done. S2.2-159. */
export const ORDER_WAITS_FOR = ['recipient', 'client', 'staff', 'fulfiller'] as const;
export type WaitsFor = (typeof ORDER_WAITS_FOR)[number];

/** What decides who acts next. */
export interface ActsFacts {
  status: OrderStatus | null;
  paymentStatus: PaymentStatus;
  holdReason: HoldReason | null;
  returnsTo: OrderStatus | null;
}

const ACTS: Record<OrderStatus, WaitsFor | null> = {
  new: null,
  queued_downloading: null,
  downloaded: null,
  queued_processing: null,
  processing: null,
  processed: null,
  queued_submitting_to_fulfiller: null,
  submitting_to_fulfiller: null,
  submitted_to_fulfiller: 'fulfiller',
  picked: 'fulfiller',
  in_production: 'fulfiller',
  awaiting_packing: 'fulfiller',
  packaged: 'fulfiller',
  ready_to_ship: 'fulfiller',
  shipped: null,
  // Its shopper has a link for it; once that no longer works, see `actsAt`.
  address_issue: 'recipient',
  artwork_issue: 'recipient',
  awaiting_reprint: 'staff',
  cancelled: null,
  // Its submission or its routing was given up after the last try.
  fulfiller_submission_error: 'staff',
  fulfiller_routing_error: 'staff',
  over_budget: 'client',
  over_budget_limit: 'client',
};

/**
 * Who must act next on an order as it stands; null where nobody has to. `who_acts` of migration 0136 says the same and is kept with
 * each order. A hold is its client's to decide, unless the printer goes on whatever we hold. S2.2-159.
 */
export function whoActs({ status, paymentStatus, holdReason, returnsTo }: ActsFacts): WaitsFor | null {
  if (status === null) return paymentStatus === 'awaiting_payment' ? 'recipient' : null;
  if (status === 'shipped' || status === 'cancelled') return null;
  if (holdReason !== null && !isInPrintersHands(status)) return 'client';
  // A replacement prints it: that order is what somebody waits for.
  if (status === 'awaiting_reprint' && returnsTo !== null && MADE_STATUSES.includes(returnsTo)) return null;
  return ACTS[status];
}

/** Who acts at this time: after the last day of a recipient's link the client has to correct the order. S2.2-159. */
export function actsAt(
  kept: { acts: WaitsFor | null; status: string | null; since: Date },
  at: Date,
): WaitsFor | null {
  const { acts, status, since } = kept;
  const byLink = isOrderStatus(status) && fixableKind(status) !== null;
  return acts === 'recipient' && byLink && linkUntil(since) <= at ? 'client' : acts;
}
