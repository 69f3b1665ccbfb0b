import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import { decideTransition } from '@/lib/modules/orders/rules/decide-transition';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';

/**
 * What has become of a Bulk order: it waits for its payment by card (`awaiting_payment`), for credit (`over_budget_limit`) or for the event's budget (`over_budget`), is
 * to be made, is being made, has left in part or whole, or was cancelled.
 */
export const BULK_STATES = [
  'awaiting_payment',
  'over_budget_limit',
  'over_budget',
  'placed',
  'in_production',
  'partly_shipped',
  'shipped',
  'cancelled',
] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** An order's status; one that waits for its Bulk order's payment has none, and one that was not paid counts as cancelled. */
export type PartStatus = OrderStatus | 'awaiting_payment';

/** How many of its orders have each status. */
export type StatusCounts = Partial<Record<PartStatus, number>>;

const has = (counts: StatusCounts, status: PartStatus): boolean => (counts[status] ?? 0) > 0;

/** As what an order counts. */
export function partStatus(order: { status: string | null; paymentStatus: string }): PartStatus | null {
  if (isOrderStatus(order.status)) return order.status;
  if (order.status !== null) return null;
  return order.paymentStatus === 'awaiting_payment' ? 'awaiting_payment' : 'cancelled';
}

/** The state of a Bulk order, from the statuses of its orders. D4-14. */
export function bulkState(counts: StatusCounts): BulkState {
  const statuses = (Object.keys(counts) as PartStatus[]).filter(
    (status) => has(counts, status) && status !== 'cancelled',
  );
  if (statuses.length === 0) return 'cancelled';
  if (statuses.includes('awaiting_payment')) return 'awaiting_payment';
  if (statuses.every((status) => status === 'shipped')) return 'shipped';
  if (statuses.includes('shipped')) return 'partly_shipped';
  const isMade = (status: PartStatus) =>
    status === 'awaiting_reprint' || (MADE_STATUSES as readonly string[]).includes(status);
  if (statuses.some(isMade)) return 'in_production';
  if (statuses.includes('over_budget_limit')) return 'over_budget_limit';
  return statuses.includes('over_budget') ? 'over_budget' : 'placed';
}

/** What says of an order of it whether it is being made. */
interface Part {
  status: string | null;
  returnsTo: string | null;
  /** When the first of its parts was in production. */
  partMadeAt: Date | null;
}

/** Whether an order of it can be cancelled by its client: nothing of it is being made yet. D32, D4-15. */
export function mayCancelPart({ status, returnsTo, partMadeAt }: Part): boolean {
  if (!isOrderStatus(status)) return false;
  const decision = decideTransition({
    from: status,
    to: 'cancelled',
    returnsTo: isOrderStatus(returnsTo) ? returnsTo : null,
    actor: 'client',
    begun: partMadeAt !== null,
  });
  return decision.ok && decision.value.outcome === 'moved';
}

/** The same of one of which only the status is known. */
const mayCancelStatus = (status: string): boolean =>
  mayCancelPart({ status, returnsTo: null, partMadeAt: null });

/** Whether any of it can be cancelled: all of it, or what is not being made yet. D4-15. */
export const mayCancelBulk = (counts: StatusCounts): boolean =>
  (Object.keys(counts) as PartStatus[]).some(
    (status) => has(counts, status) && (status === 'awaiting_payment' || mayCancelStatus(status)),
  );

/** Whether some of it is being made or has left, so that cancelling ends the rest only. D4-15. */
export const isBegun = (state: BulkState): boolean => state === 'in_production' || state === 'partly_shipped';

/** Whether it waits for money. */
export const isWaiting = (state: BulkState): boolean =>
  state === 'over_budget_limit' || state === 'over_budget';
