import type { HoldReason } from './hold';
import type { OrderKind } from './kinds';
import { publicStage } from './public-stage';
import type { OrderStatus } from './statuses';
import { awaitsRelease, isWaiting } from './waiting';

/** Why an order can no longer be changed by its shopper. */
export const CLOSED_REASONS = [
  'being_made',
  'to_be_confirmed',
  'held',
  'shipped',
  'cancelled',
  'unpaid',
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/**
 * Null if a shopper may still change an order at `at`: it is `new` or waits, and its window is open; else the reason. The window
 * ends exactly at `editUntil`. While its payment is in dispute nothing can be given back for it, so a held one is closed. A flagged claim (`waits`) is not in production yet,
 * nor is an order that waits for credit or approval: its window runs meanwhile. D18, D24-2, D37-8, D3-30.
 */
export function closedReason(
  order: {
    status: OrderStatus | null;
    editUntil: Date | null;
    waits?: boolean;
    holdReason?: HoldReason | null;
    kind?: OrderKind;
  },
  at: Date,
): ClosedReason | null {
  if (order.status === null) return 'unpaid';
  const stage = publicStage(order.status);
  if (stage === 'cancelled') return 'cancelled';
  if (stage === 'on_its_way') return 'shipped';
  if (order.holdReason && order.holdReason !== 'approval') return 'held';
  const begun = order.status !== 'new' && !isWaiting(order.status);
  // Only its client changes a Bulk order.
  const mayChange = order.kind !== 'bulk' && !begun;
  const open = mayChange && order.editUntil !== null && at.getTime() < order.editUntil.getTime();
  if (open) return null;
  return order.waits === true || awaitsRelease(order) ? 'to_be_confirmed' : 'being_made';
}
