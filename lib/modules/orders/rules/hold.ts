import type { OrderStatus } from './statuses';
import { TRANSITIONS, type OrderActor } from './transition-table';

/** Why production waits for somebody's decision; each has a text under `ordersPage.hold`. D32-7. */
export const HOLD_REASONS = ['disputed', 'refunded', 'dispute_lost', 'approval'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** The last step that a hold keeps an order from: later the order is in the printer's hands. */
const LAST: OrderStatus = 'submitting_to_fulfiller';

const line = TRANSITIONS.line.map(({ status }) => status);
const steps = line.slice(1, line.indexOf(LAST) + 1);

/**
 * Whether a held order may not make this move: every step of the normal way up to the submission. It can still be
 * cancelled, get an issue and be freed of one, and what the printer says is what has happened. D32-7.
 */
export function waitsWhileHeld({ to, actor }: { to: OrderStatus; actor: OrderActor }): boolean {
  return actor !== 'fulfiller' && steps.includes(to);
}

/** Whether an order of this status has been handed to the printer, who goes on with it whatever we hold. D32-7. */
export function isInPrintersHands(status: OrderStatus): boolean {
  return line.indexOf(status) >= line.indexOf(LAST);
}

/** Statuses in which an order is not held: nothing is left to be made. D3-48. */
export const PAST_HOLDING: readonly (OrderStatus | null)[] = [null, 'shipped', 'cancelled'];
