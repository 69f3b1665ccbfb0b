import { decideTransition, type TransitionRefusal } from '@/lib/modules/orders/rules/decide-transition';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import { isAhead } from '@/lib/modules/orders/rules/parcels';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderActor } from '@/lib/modules/orders/rules/transition-table';

/** Where a part of an order is: as an order of its own would be. */
export interface PartPlace {
  status: OrderStatus;
  returnsTo: OrderStatus | null;
  /** A reprint was told of before it could be. */
  reprintTold: boolean;
}

/** What a message or an answer makes of a part; `why`: null for one that is only late. */
type PartMove =
  { moved: true; place: PartPlace } | { moved: false; place: PartPlace; why: TransitionRefusal | null };

/** Where a part begins: it is being sent. */
export const NEW_PART: PartPlace = { status: 'submitting_to_fulfiller', returnsTo: null, reprintTold: false };

/** Whether a part, or an order, of this status has been in production. D36-9. */
export const isMade = (status: OrderStatus): boolean => MADE_STATUSES.includes(status);

/**
 * What is told of a part moves that part alone, by the transitions that hold for a whole order: the same messages in any order end in
 * the same status. D32-59, D32-68.
 */
export function movePlace(place: PartPlace, to: OrderStatus, actor: OrderActor): PartMove {
  const { status: from, returnsTo } = place;
  const decided = decideTransition({ from, to, actor, returnsTo, given: true });
  if (!decided.ok || decided.value.outcome !== 'moved') {
    const early = to === 'awaiting_reprint' && from !== 'awaiting_reprint';
    const why = decided.ok ? null : decided.error;
    return { moved: false, place: { ...place, reprintTold: place.reprintTold || early }, why };
  }
  const told = place.reprintTold && to !== 'awaiting_reprint';
  const next = { status: to, returnsTo: decided.value.returnsTo, reprintTold: told };
  if (!told || !isMade(to)) return { moved: true, place: next };
  return { moved: true, place: movePlace(next, 'awaiting_reprint', actor).place };
}

/** A part as its order's status follows from it. */
interface PartStanding {
  status: OrderStatus;
  /** What had stopped it is solved, and it has yet to be sent anew. */
  redo: boolean;
  /** Its printer won't make it. */
  refused: boolean;
}

/** The issues of a part that stop its order, the first one first. */
const STOPPING = ['artwork_issue', 'address_issue', 'fulfiller_submission_error'] as const;

/** Whether it has yet to be sent to a printer, by a submission that doesn't exist yet. D32-58. */
export const isOpen = ({ redo, refused }: Omit<PartStanding, 'status'>): boolean => redo || refused;

const lineOf = ({ status }: PartStanding): OrderStatus =>
  status === 'awaiting_reprint' ? 'in_production' : status;

/**
 * Where an order's parts take it, step by step: into the issue that stops one of them, else to where the least advanced part is.
 * Nowhere while one has yet to be sent: the order is on its way there. A reprint counts once all others are in production. D32-59.
 */
export function orderOfParts(parts: readonly PartStanding[]): OrderStatus[] {
  const issue = STOPPING.find((one) => parts.some(({ status, redo }) => !redo && status === one));
  if (issue) return [issue];
  const [first, ...others] = parts.map(lineOf);
  if (first === undefined || parts.some(isOpen)) return [];
  const least = others.reduce((one, other) => (isAhead(one, other) ? other : one), first);
  const again = parts.some(({ status }) => status === 'awaiting_reprint');
  return again && isMade(least) ? [least, 'awaiting_reprint'] : [least];
}

/** The part that the order waits for: one that is stopped, else the least advanced; of equals the first. D32-59. */
export function leastOf<P extends PartStanding>(parts: readonly P[]): P | undefined {
  const stopped = parts.find((part) => isOpen(part) || STOPPING.some((issue) => issue === part.status));
  return (
    stopped ??
    parts.reduce<P | undefined>(
      (one, other) => (one && !isAhead(lineOf(one), lineOf(other)) ? one : other),
      undefined,
    )
  );
}
