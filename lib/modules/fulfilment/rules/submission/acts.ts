import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

/** What staff can do with an order that doesn't reach a printer, or that its printer wants to print again. */
export const SENDING_ACTS = ['send_again', 'send_elsewhere', 'look_again', 'print_again'] as const;
export type SendingAct = (typeof SENDING_ACTS)[number];

interface Place {
  status: OrderStatus | null;
  returnsTo: OrderStatus | null;
  held: boolean;
  /** Whether its latest submission is parked. */
  parked: boolean;
}

/**
 * The acts that an order is open to. One that is parked may be sent again or elsewhere; one that no printer takes is looked at
 * again; one that its printer raised for a reprint is printed again, unless a replacement prints it. S2.2-136 to S2.2-139.
 */
export function sendingActs({ status, returnsTo, held, parked }: Place): SendingAct[] {
  if (held) return [];
  if (status === 'fulfiller_submission_error' && parked) return ['send_again', 'send_elsewhere'];
  if (status === 'fulfiller_submission_error' || status === 'fulfiller_routing_error') return ['look_again'];
  return status === 'awaiting_reprint' && returnsTo === 'queued_processing' ? ['print_again'] : [];
}
