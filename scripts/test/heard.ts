import { decideTransition } from '@/lib/modules/orders/rules/decide-transition';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

/** What a fulfiller may tell of an order, and two that it has no say in. */
export const ALPHABET: readonly OrderStatus[] = [
  'submitted_to_fulfiller',
  'picked',
  'in_production',
  'packaged',
  'shipped',
  'address_issue',
  'artwork_issue',
  'fulfiller_submission_error',
  'awaiting_reprint',
  'cancelled',
  'processing',
];

/** What an order is after some messages. */
export interface Heard {
  status: OrderStatus;
  returnsTo: OrderStatus | null;
  /** A reprint was told of too early. */
  reprintEarly: boolean;
}

function decided({ status, returnsTo }: Heard, to: OrderStatus) {
  const answer = decideTransition({ from: status, to, actor: 'fulfiller', returnsTo, given: true });
  return answer.ok && answer.value.outcome === 'moved' ? answer.value : null;
}

/** What one more message makes of an order: `receiveMessage`, without a database. */
export function hear(heard: Heard, message: OrderStatus): Heard {
  const move = decided(heard, message);
  if (!move) {
    const early = message === 'awaiting_reprint' && heard.status !== 'awaiting_reprint';
    return early ? { ...heard, reprintEarly: true } : heard;
  }
  const moved = { status: move.to, returnsTo: move.returnsTo, reprintEarly: heard.reprintEarly };
  if (message === 'awaiting_reprint') return { ...moved, reprintEarly: false };
  const again = moved.reprintEarly && MADE_STATUSES.some((status) => status === move.to);
  return again ? hear(moved, 'awaiting_reprint') : moved;
}
