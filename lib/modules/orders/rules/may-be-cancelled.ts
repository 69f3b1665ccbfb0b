import type { OrderKind } from './kinds';
import { MADE_STATUSES } from './made-statuses';

/**
 * Whether a client may cancel an order: it is paid or free, not made yet, not cancelled, and no part of a bulk order, which is
 * cancelled as a whole. D32-3, D4.
 */
export function mayBeCancelled({ status, kind }: { status: string | null; kind: OrderKind }): boolean {
  if (status === null || status === 'cancelled' || kind === 'bulk') return false;
  return !MADE_STATUSES.some((made) => made === status) && status !== 'awaiting_reprint';
}
