import { ORDER_STATUSES, type OrderStatus } from './statuses';

/** The stages shown to shoppers. Labels: `orders.stage.<value>`. D33-1. */
export const PUBLIC_STAGES = [
  'received',
  'being_prepared',
  'in_production',
  'on_its_way',
  'needs_your_help',
  'cancelled',
] as const;
export type PublicStage = (typeof PUBLIC_STAGES)[number];

const STAGE_OF: Record<OrderStatus, PublicStage> = {
  new: 'received',
  over_budget: 'received',
  over_budget_limit: 'received',
  queued_downloading: 'being_prepared',
  downloaded: 'being_prepared',
  queued_processing: 'being_prepared',
  processing: 'being_prepared',
  processed: 'being_prepared',
  queued_submitting_to_fulfiller: 'being_prepared',
  submitting_to_fulfiller: 'being_prepared',
  submitted_to_fulfiller: 'being_prepared',
  fulfiller_submission_error: 'being_prepared',
  fulfiller_routing_error: 'being_prepared',
  picked: 'in_production',
  in_production: 'in_production',
  awaiting_packing: 'in_production',
  packaged: 'in_production',
  ready_to_ship: 'in_production',
  awaiting_reprint: 'in_production',
  shipped: 'on_its_way',
  address_issue: 'needs_your_help',
  artwork_issue: 'needs_your_help',
  cancelled: 'cancelled',
};

/** The stage that a shopper sees for a status. D33-1. */
export function publicStage(status: OrderStatus): PublicStage {
  return STAGE_OF[status];
}

/** The statuses that shoppers see as a stage. D33-1. */
export function statusesOf(stage: PublicStage): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => STAGE_OF[status] === stage);
}
