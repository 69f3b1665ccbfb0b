import { isIssue } from '@/lib/modules/orders/rules/needs-attention';
import { isToldRecipient } from '@/lib/modules/orders/rules/staff-moves';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

type Meaning = 'plain' | 'told' | 'stops' | 'shipped' | 'cancelled' | 'goesOn';

/** What a move means, by the keys of `ordersPage.moves.text`. */
export function meaningOf(from: string | null, to: OrderStatus): Meaning {
  if (to === 'cancelled' || to === 'shipped') return to;
  if (isToldRecipient(to)) return 'told';
  if (isIssue(to)) return 'stops';
  return isIssue(from) || from === 'new' || from === 'submitting_to_fulfiller' ? 'goesOn' : 'plain';
}
