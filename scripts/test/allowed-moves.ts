import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderActor } from '@/lib/modules/orders/rules/transition-table';

/** D32 in the plainest words, written down a second time: what the transition table is held to. */
const WAY: readonly OrderStatus[] = [
  ...(['new', 'queued_downloading', 'downloaded', 'queued_processing', 'processing', 'processed'] as const),
  ...(['queued_submitting_to_fulfiller', 'submitting_to_fulfiller', 'submitted_to_fulfiller'] as const),
  ...(['picked', 'in_production', 'awaiting_packing', 'packaged', 'ready_to_ship', 'shipped'] as const),
];
const at = (status: OrderStatus): number => WAY.indexOf(status);
const between = (status: OrderStatus, first: OrderStatus, last: OrderStatus): boolean =>
  at(status) >= at(first) && at(status) <= at(last);

interface Asked {
  from: OrderStatus;
  to: OrderStatus;
  actor: OrderActor;
  returnsTo: OrderStatus | null;
  given: boolean;
  reason: boolean;
}

const RAISED: Partial<Record<OrderStatus, [OrderStatus, OrderStatus, readonly OrderActor[]]>> = {
  over_budget: ['new', 'new', ['system']],
  over_budget_limit: ['new', 'new', ['system']],
  address_issue: ['new', 'submitting_to_fulfiller', ['system', 'fulfiller', 'staff']],
  artwork_issue: ['new', 'picked', ['system', 'fulfiller', 'staff']],
  fulfiller_routing_error: ['processed', 'processed', ['system', 'staff']],
  fulfiller_submission_error: [
    'submitting_to_fulfiller',
    'submitting_to_fulfiller',
    ['system', 'fulfiller', 'staff'],
  ],
  awaiting_reprint: ['in_production', 'shipped', ['fulfiller', 'staff']],
};

const SOLVED: Partial<Record<OrderStatus, [OrderStatus | null, readonly OrderActor[]]>> = {
  over_budget: ['new', ['system', 'client', 'staff']],
  over_budget_limit: ['new', ['system']],
  address_issue: [null, ['system', 'client', 'staff']],
  artwork_issue: ['queued_processing', ['system', 'client', 'staff']],
  fulfiller_routing_error: ['processed', ['system', 'staff']],
  fulfiller_submission_error: ['queued_submitting_to_fulfiller', ['system', 'staff']],
  awaiting_reprint: ['queued_processing', ['system', 'staff']],
};

function mayCancel({ from, actor, reason }: Asked): boolean {
  if (actor === 'fulfiller') return false;
  const isMade = from === 'awaiting_reprint' || at(from) >= at('in_production');
  return isMade ? actor === 'staff' && reason : true;
}

/** Along the normal way: one step by the system, any number by a fulfiller that knows the order, or by staff for it. */
function mayGoOn({ to, actor }: Asked, place: OrderStatus): boolean {
  if (at(to) <= at(place)) return false;
  const isNext = at(to) === at(place) + 1;
  if (actor === 'system') return isNext && at(to) <= at('submitted_to_fulfiller');
  if (to === 'queued_downloading') return actor !== 'fulfiller' && isNext;
  if (actor === 'client' || at(to) < at('submitted_to_fulfiller')) return false;
  return isNext || at(place) >= at('queued_submitting_to_fulfiller');
}

/** What else a fulfiller's word may do to an order that has an issue (D32-68). */
function mayOvertake(asked: Asked): boolean {
  const { from, to, actor, returnsTo, given } = asked;
  if (from === 'fulfiller_submission_error') {
    if (actor !== 'fulfiller') return actor === 'staff' && mayGoOn(asked, 'queued_submitting_to_fulfiller');
    const isGraver = to === 'address_issue' || to === 'artwork_issue';
    return isGraver || mayGoOn(asked, 'queued_submitting_to_fulfiller');
  }
  if (actor !== 'fulfiller') return false;
  const knows = at(returnsTo ?? 'new') >= at('queued_submitting_to_fulfiller');
  if (from === 'address_issue')
    return knows && (to === 'artwork_issue' || at(to) > at('submitting_to_fulfiller'));
  return from === 'artwork_issue' && given && at(to) > at('picked');
}

/** Whether D32 lets this actor take an order from one status to another. */
export function isAllowed(asked: Asked): boolean {
  const { from, to, actor, returnsTo } = asked;
  if (from === to || from === 'cancelled') return false;
  if (to === 'cancelled') return mayCancel(asked);
  const solved = SOLVED[from];
  if (solved) {
    const isWayBack = to === (solved[0] ?? returnsTo ?? 'new') && solved[1].includes(actor);
    return isWayBack || mayOvertake(asked);
  }
  const raised = RAISED[to];
  if (raised) return between(from, raised[0], raised[1]) && raised[2].includes(actor);
  return mayGoOn(asked, from);
}
