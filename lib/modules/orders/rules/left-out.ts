import { isInPrintersHands } from './hold';
import { MADE_STATUSES } from './made-statuses';
import type { RefundedPieces } from './refund-requests';
import { isOrderStatus } from './statuses';

/** Refunded pieces by the line's id. */
type RefundedByLine = ReadonlyMap<string, number>;

interface Line {
  id: string;
  quantity: number;
  leftOut: number;
}

/** The pieces of all these refunds, by line. */
export function refundedByLine(refunds: readonly { lines: readonly RefundedPieces[] }[]): RefundedByLine {
  const pieces = new Map<string, number>();
  for (const { line, quantity } of refunds.flatMap(({ lines }) => lines))
    pieces.set(line, (pieces.get(line) ?? 0) + quantity);
  return pieces;
}

/** Whether an order with these former statuses has been made once: what is printed again is what was made. D3-49. */
export const wasMade = (reached: readonly { toStatus: string; moved: boolean }[]): boolean =>
  reached.some(({ toStatus, moved }) => moved && MADE_STATUSES.some((status) => status === toStatus));

/** Where an order stands, and where it goes on after the issue that stops it. */
interface Place {
  status: string | null;
  returnsTo: string | null;
}

/**
 * Whether what is refunded of an order at this place is left out of what its printer will be asked for: it has still to be sent
 * there, and was not made before. One that an issue stops while it is sent goes on with the same submission. D3-49.
 */
export function leavesOut({ status, returnsTo }: Place, made: boolean): boolean {
  if (!isOrderStatus(status) || made) return false;
  if (isOrderStatus(returnsTo) && isInPrintersHands(returnsTo)) return false;
  return status !== 'cancelled' && status !== 'awaiting_reprint' && !isInPrintersHands(status);
}

/**
 * The pieces of a line that its printer is not asked for: while the order has still to be sent there, those that are refunded by
 * now; afterwards those that its submission left out. One that a submission has left out stays out. D3-49.
 */
export function leftOutOf({ id, quantity, leftOut }: Line, refunded: RefundedByLine, open: boolean): number {
  return open ? Math.min(quantity, Math.max(leftOut, refunded.get(id) ?? 0)) : leftOut;
}

/** What an order's page says of a line of which something was refunded. */
interface RefundedLine {
  /** Refunded pieces: what has failed since is not among them. */
  refunded: number;
  /** Pieces that are not printed although their refund has failed. */
  failed: number;
  /** Pieces that are printed all the same. */
  printed: number;
  /** The printer has been asked for them. */
  sent: boolean;
}

/** What to say of a line's refunded pieces; undefined for none, and for an order that isn't made at all. D3-51. */
export function refundedLine(
  order: Place & { made: boolean },
  line: Line,
  refunded: RefundedByLine,
): RefundedLine | undefined {
  const pieces = refunded.get(line.id) ?? 0;
  const open = leavesOut(order, order.made);
  const out = leftOutOf(line, refunded, open);
  if (order.status === 'cancelled' || (pieces === 0 && out === 0)) return undefined;
  return {
    refunded: pieces,
    failed: Math.max(0, out - pieces),
    printed: line.quantity - out,
    sent: !open,
  };
}
