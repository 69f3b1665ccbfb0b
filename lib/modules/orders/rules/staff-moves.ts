import { decideTransition } from './decide-transition';
import { fixableKind } from './fixable-issues';
import { waitsWhileHeld, type HoldReason } from './hold';
import type { OrderKind } from './kinds';
import { isIssue } from './needs-attention';
import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from './statuses';

/** What the moves of an order depend on. */
interface MovePlace {
  kind: OrderKind;
  status: string | null;
  returnsTo: string | null;
  holdReason: HoldReason | null;
}

/** Back from these an order goes by an act that asks more than a reason: who pays, or whether its printer makes it already. */
const BACK_BY_OTHER_ACTS: Partial<Record<OrderStatus, OrderStatus>> = {
  over_budget: 'new',
  fulfiller_submission_error: 'queued_submitting_to_fulfiller',
};

function isLegal(from: OrderStatus, to: OrderStatus, { returnsTo, holdReason }: MovePlace): boolean {
  const actor = 'staff';
  if (holdReason !== null && !isIssue(from) && waitsWhileHeld({ to, actor })) return false;
  const back = isOrderStatus(returnsTo) ? returnsTo : null;
  const decided = decideTransition({ from, to, actor, returnsTo: back, reason: 'given' });
  return decided.ok && decided.value.outcome === 'moved';
}

/**
 * Where staff can move an order, in the order of the statuses: what the transition table allows them, but for what another act does.
 * An order of a Bulk order is cancelled with it, and nothing that the bank questions is. S2.2-164.
 */
export function staffMoves(place: MovePlace): OrderStatus[] {
  const { kind, status, holdReason } = place;
  if (!isOrderStatus(status)) return [];
  return ORDER_STATUSES.filter((to) => {
    if (BACK_BY_OTHER_ACTS[status] === to) return false;
    if (to === 'cancelled' && (kind === 'bulk' || holdReason === 'disputed')) return false;
    if (isIssue(status) && holdReason === 'disputed') return false;
    return isLegal(status, to, place);
  });
}

/** Whether a move asks for a reason in words: what stops an order, and what ends it. S2.2-164, D32-63. */
export const asksReason = (to: OrderStatus): boolean => to === 'cancelled' || isIssue(to);

/** Whether the order's recipient reads the reason, with a link to fix it. D32-63. */
export const isToldRecipient = (to: OrderStatus): boolean => fixableKind(to) !== null;

/**
 * Whether a move between these can be taken back: nobody is mailed of it, no money moves, no job began with it, and what was under way
 * where the order was is none the worse. ADR 0164, S2.2-166.
 */
export function isUndoable(from: OrderStatus, to: OrderStatus): boolean {
  if (isIssue(from) || from === 'new' || from === 'submitting_to_fulfiller') return false;
  return to !== 'shipped' && to !== 'cancelled' && fixableKind(to) === null;
}

const ANYWHERE = { kind: 'store', returnsTo: null, holdReason: null } as const;

/** The statuses to which staff can move some order, for where the orders themselves aren't known. S2.2-165. */
export const STAFF_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((to) =>
  ORDER_STATUSES.some((status) => staffMoves({ ...ANYWHERE, status }).includes(to)),
);
