import { isPaidByShopper, type OrderKind } from './kinds';
import type { RefundState } from './money-back-states';
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

/** The same, and what is given back without anybody asking: what a cancelled order has taken, and the difference of a change. */
export const REFUND_CAUSES = [...REFUND_REASONS, 'cancelled', 'edit'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** `waiting`: on its way to the provider; `refused`: the provider had less to give back than was asked for. */
export const REFUND_REQUEST_STATES = ['waiting', 'made', 'refused'] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

/** How a person settles a refund that failed for good: once more at the provider, or paid in another way. D36-14. */
export const SETTLE_WAYS = ['again', 'otherwise'] as const;
export type SettleWay = (typeof SETTLE_WAYS)[number];

/** Who bears a refund once the order is made: the platform only where staff say so. D36-9. */
export const REFUND_BEARERS = ['client', 'platform'] as const;

/** Pieces of an order's line whose price is given back. */
export interface RefundedPieces {
  line: string;
  quantity: number;
}

/** The difference of a change is owed also where the rest of the order's money went back. */
const HAS_MONEY: readonly PaymentStatus[] = ['paid', 'partly_refunded', 'refunded'];

interface Refundable {
  kind: OrderKind;
  paymentStatus: PaymentStatus;
  status: string | null;
  /** Cancelled after it was made or replaced. */
  refundApart?: boolean | null;
}

/** Whether what an order took goes back by itself: it is cancelled, and was neither made nor replaced before. D32-65. */
export const goesBackByItself = ({
  status,
  refundApart,
}: Pick<Refundable, 'status' | 'refundApart'>): boolean => status === 'cancelled' && refundApart !== true;

/**
 * Whether money of an order can be given back by hand: its shopper has paid, some of it may be left, and the bank does not
 * question it. What a cancelled order has taken goes back by itself, but for one that was made or replaced. D36-13, D32-65.
 */
export function mayRefund(order: Refundable): boolean {
  const { kind, paymentStatus } = order;
  const paid = paymentStatus === 'paid' || paymentStatus === 'partly_refunded';
  return isPaidByShopper(kind) && paid && !goesBackByItself(order);
}

interface Taken {
  kind: OrderKind;
  paymentStatus: PaymentStatus;
  totalMinor: number;
}
interface Asked {
  id: string;
  state: RefundRequestState;
  amountMinor: number;
  editId: string | null;
  after: string | null;
}
interface Made {
  refundId: string;
  state: RefundState;
  amountMinor: number;
  editId: string | null;
}

/** What is left to be given back of an order beside what edits took off it, in minor units. */
function leftOfOrder({ totalMinor }: Taken, asked: readonly Asked[], made: readonly Made[]): number {
  const onItsWay = asked.filter(({ state, editId }) => state === 'waiting' && editId === null);
  const given = made.filter(({ state, editId }) => state !== 'failed' && editId === null);
  return [...onItsWay, ...given].reduce((left, { amountMinor }) => left - amountMinor, totalMinor);
}

/**
 * Of an order's refunds that failed for good, at once or after they were made, those that nobody has settled yet: id → what of it
 * is still owed, in minor units. None while the bank questions the payment. D36-14.
 */
export function unsettledRefunds(
  order: Taken,
  asked: readonly Asked[],
  made: readonly Made[],
): Map<string, number> {
  const owed = new Map<string, number>();
  if (!isPaidByShopper(order.kind) || !HAS_MONEY.includes(order.paymentStatus)) return owed;
  const settled = new Set(asked.map(({ after }) => after));
  const left = Math.max(0, leftOfOrder(order, asked, made));
  const failed = [
    ...asked.filter(({ state }) => state === 'refused'),
    ...made
      .filter(({ state }) => state === 'failed')
      .map(({ refundId, ...one }) => ({ ...one, id: refundId })),
  ];
  for (const { id, amountMinor, editId } of failed) {
    const amount = editId === null ? Math.min(amountMinor, left) : amountMinor;
    if (amount > 0 && !settled.has(id)) owed.set(id, amount);
  }
  return owed;
}
