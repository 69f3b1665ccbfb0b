import type { HoldReason } from '@/lib/modules/orders/rules/hold';
import type { DisputeState, RefundState } from '@/lib/modules/orders/rules/money-back-states';
import type { PaymentStatus } from '@/lib/modules/orders/rules/statuses';
import type { Minor } from '@/lib/kernel/money';

/** A refund of an order; `editId`: the edit whose difference it is. */
interface Refund {
  amount: Minor;
  editId: string | null;
  state: RefundState;
}

/** What the provider knows of an order's payment. Amounts in minor units. */
export interface MoneyFacts {
  received: Minor;
  refunds: readonly Refund[];
  disputes: readonly { state: DisputeState }[];
}

const REFUND_STEPS: Record<RefundState, number> = { pending: 0, succeeded: 1, failed: 2 };
const DISPUTE_STEPS: Record<DisputeState, number> = { inquiry: 0, open: 1, lost: 2, won: 3 };
/** How often the money has moved at least, for what was written down without it. */
const LEAST_MOVES: Record<DisputeState, number> = { inquiry: 0, open: 1, lost: 1, won: 2 };

/** A dispute as the provider told it; `moves`: how often its money has moved, null where that was not written down. */
interface ToldDispute {
  state: DisputeState;
  moves: number | null;
}

const movesOf = ({ state, moves }: ToldDispute): number => moves ?? LEAST_MOVES[state];

/**
 * Whether a refund's state is newer than the known one. Two events may be handled side by side, and the answer that was
 * read first may be written last: a state never goes back. D32-8.
 */
export function isLaterRefund(known: RefundState, told: RefundState): boolean {
  return REFUND_STEPS[told] > REFUND_STEPS[known];
}

/**
 * The same for a dispute. One that was lost may still be won by an appeal, and what was won may be lost once more: each takes or
 * gives back the money, so the answer that knows of more such moves is the newer one. Between two moves it is open, then lost,
 * then won: money that comes back is booked after the bank has said so. D36-23.
 */
export function isLaterDispute(known: ToldDispute, told: ToldDispute): boolean {
  const further = movesOf(told) - movesOf(known);
  return further === 0 ? DISPUTE_STEPS[told.state] > DISPUTE_STEPS[known.state] : further > 0;
}

/**
 * How often a dispute's money has moved, with the move that the bank has decided on and the provider has not booked yet: odd while
 * it is gone, even while it is here. Of two answers the newer one never has fewer, so whoever follows the money writes the moves
 * that it lacks, and nothing for an answer that is older. D36-24.
 */
export function moneyMoves(told: ToldDispute): number {
  const booked = movesOf(told);
  const isGone = booked % 2 === 1;
  if (told.state === 'lost') return isGone ? booked : booked + 1;
  return told.state === 'won' && isGone ? booked + 1 : booked;
}

/** The same for a refund: it takes the money, and gives it back where it fails. D36-24. */
export const refundMoves = (state: RefundState): number => (state === 'failed' ? 2 : 1);

/**
 * What one move is written under: money goes and comes again under the provider's own id, and each further time under that id and
 * how many times it is. D36-24.
 */
export function moveId(id: string, move: number): string {
  const time = Math.ceil(move / 2);
  return time === 1 ? id : `${id}:${time}`;
}

const moved = ({ state }: Refund): boolean => state !== 'failed';
const sum = (refunds: readonly Refund[]): Minor => refunds.reduce((total, { amount }) => total + amount, 0);

/** What was given back beside the differences of edits: those are part of the order as it was edited. */
export function givenBack(refunds: readonly Refund[]): Minor {
  return sum(refunds.filter((refund) => moved(refund) && refund.editId === null));
}

/**
 * An order's payment status from what has happened to its money, in whatever order that was heard of: a lost dispute
 * first, then an open one, then the refunds. A bank's mere inquiry has taken nothing. D32-8.
 */
export function paymentStatusOf({ received, refunds, disputes }: MoneyFacts): PaymentStatus {
  const has = (state: DisputeState) => disputes.some((dispute) => dispute.state === state);
  if (has('lost')) return 'dispute_lost';
  if (has('open')) return 'disputed';
  if (givenBack(refunds) === 0) return 'paid';
  return sum(refunds.filter(moved)) >= received ? 'refunded' : 'partly_refunded';
}

/** Payment statuses in which nothing of the money is left with the client. */
const ALL_GONE: Partial<Record<PaymentStatus, HoldReason>> = {
  refunded: 'refunded',
  dispute_lost: 'dispute_lost',
};

/** Why production must not go on, or null. A dispute or inquiry that is open waits; money that is gone asks. D32-7. */
export function holdReasonOf(status: PaymentStatus, disputes: MoneyFacts['disputes']): HoldReason | null {
  const asked = disputes.some(({ state }) => state === 'open' || state === 'inquiry');
  return asked ? 'disputed' : (ALL_GONE[status] ?? null);
}
