import type { OrderStatus } from './statuses';

/**
 * Statuses in which a person must act before the order moves on (D32-3), each with a text under `ordersPage.issue`; a held
 * order (D32-7) needs one, too.
 */
export const NEEDS_ATTENTION = [
  'address_issue',
  'artwork_issue',
  'over_budget',
  'over_budget_limit',
  'fulfiller_routing_error',
  'fulfiller_submission_error',
  'awaiting_reprint',
] as const satisfies readonly OrderStatus[];
export type IssueStatus = (typeof NEEDS_ATTENTION)[number];

/** Whether an order of this status waits for a person. D32-3. */
export function isIssue(status: string | null): status is IssueStatus {
  return NEEDS_ATTENTION.some((issue) => issue === status);
}

/** What an order list can be narrowed to; each has a text under `ordersPage.filters.problems`. */
export const ORDER_PROBLEMS = [
  'any',
  'approval',
  'address',
  'artwork',
  'credit',
  'printer',
  'held',
  'disputed',
] as const;
export type OrderProblem = (typeof ORDER_PROBLEMS)[number];
