import { MADE_STATUSES } from './made-statuses';
import { isOrderStatus, type PaymentStatus } from './statuses';

/** Who pays for a replacement: only the client's part is taken from its credit account. S2.2-113. */
export const COST_BEARERS = ['fulfiller', 'client', 'platform'] as const;
export type CostBearer = (typeof COST_BEARERS)[number];

/**
 * Why nothing of an order can be replaced: it isn't paid, was cancelled, all its money went back or is
 * with the bank until that has decided, or its person was erased. S2.2-114, D53-16.
 */
export const UNREPLACEABLE = ['unpaid', 'cancelled', 'refunded', 'disputed', 'erased'] as const;
type Unreplaceable = (typeof UNREPLACEABLE)[number];

interface Place {
  status: string | null;
  paymentStatus: PaymentStatus;
  snapshot: { erasedAt?: string };
}

/** Why nothing of an order can be replaced; null where something may be. S2.2-114. */
export function whyNotReplaced({ status, paymentStatus, snapshot }: Place): Unreplaceable | null {
  if (!isOrderStatus(status)) return 'unpaid';
  if (status === 'cancelled') return 'cancelled';
  if (snapshot.erasedAt !== undefined) return 'erased';
  if (paymentStatus === 'disputed') return 'disputed';
  return paymentStatus === 'refunded' || paymentStatus === 'dispute_lost' ? 'refunded' : null;
}

/** Whether a replacement may be asked for: something was made that can be wrong. D53-13. */
export function mayAskReplacement(order: Place): boolean {
  const { status } = order;
  const made = status === 'awaiting_reprint' || MADE_STATUSES.some((one) => one === status);
  return made && whyNotReplaced(order) === null;
}

interface Line {
  id: string;
  quantity: number;
  leftOut: number;
}

/**
 * How many items of a line can be replaced still: what was ordered less what was refunded or not printed, and less what other
 * replacements print. S2.2-114.
 */
export function leftToReplace(
  { id, quantity, leftOut }: Line,
  refunded: ReadonlyMap<string, number>,
  replaced: ReadonlyMap<string, number>,
): number {
  const gone = Math.max(leftOut, refunded.get(id) ?? 0);
  return Math.max(0, quantity - gone - (replaced.get(id) ?? 0));
}
