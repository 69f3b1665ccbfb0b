import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

/** A tenant's seeded orders: number, events, and statuses of the newest. */
export interface OrderPlan {
  tenantId: string;
  count: number;
  /** Event id and its share of the orders. */
  events: readonly (readonly [share: number, eventId: string])[];
  /** Statuses of the newest orders, newest first; almost all older ones are shipped. */
  recent: readonly OrderStatus[];
}

export const ORDER_PLANS: readonly OrderPlan[] = [
  {
    tenantId: 'ten_fjord',
    count: 180,
    events: [[1, 'evt_fjord_fern']],
    recent: [
      'new',
      'new',
      'queued_downloading',
      'downloaded',
      'queued_processing',
      'processing',
      'processed',
      'address_issue',
      'queued_submitting_to_fulfiller',
      'submitting_to_fulfiller',
      'fulfiller_submission_error',
      'submitted_to_fulfiller',
      'fulfiller_routing_error',
      'submitted_to_fulfiller',
      'picked',
      'artwork_issue',
      'in_production',
      'in_production',
      'over_budget_limit',
      'awaiting_packing',
      'in_production',
      'packaged',
      'cancelled',
      'ready_to_ship',
      'shipped',
      'awaiting_reprint',
      'ready_to_ship',
    ],
  },
  {
    tenantId: 'ten_lumen',
    count: 60,
    events: [
      [7, 'evt_lumen_crew'],
      [3, 'evt_lumen_sample'],
    ],
    recent: [
      'new',
      'over_budget',
      'processing',
      'submitted_to_fulfiller',
      'in_production',
      'address_issue',
      'packaged',
    ],
  },
  {
    tenantId: 'ten_prairie',
    count: 40,
    events: [[1, 'evt_prairie_run']],
    recent: ['new', 'processed', 'picked', 'in_production', 'ready_to_ship'],
  },
  {
    tenantId: 'ten_tidewater',
    count: 20,
    events: [[1, 'evt_tidewater']],
    recent: ['new', 'submitted_to_fulfiller', 'in_production'],
  },
];

/** Status of the order at `position`; 0 is the newest. */
export function statusAt(plan: OrderPlan, position: number): OrderStatus {
  const recent = plan.recent[position];
  if (recent) return recent;
  return position % 31 === 17 ? 'cancelled' : 'shipped';
}
