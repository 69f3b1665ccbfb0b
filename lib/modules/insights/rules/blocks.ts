/** The parts of the dashboard, each a chart, a table and a file. S2.2-86. */
export const BLOCKS = [
  'sales',
  'margin',
  'statuses',
  'claims',
  'products',
  'countries',
  'sources',
  'problems',
] as const;
export type Block = (typeof BLOCKS)[number];

/** What may be wrong with orders and money, the most urgent first. S2.2-87. */
export const PROBLEMS = [
  'orders_to_approve',
  'address_issue',
  'artwork_issue',
  'disputes',
  'refunds_pending',
  'over_budget_limit',
  'over_budget',
  'awaiting_reprint',
  'fulfiller_routing_error',
  'fulfiller_submission_error',
  'held',
  'claims_to_decide',
] as const;
export type Problem = (typeof PROBLEMS)[number];
