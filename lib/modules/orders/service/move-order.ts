import { decideTransition, type TransitionRefusal } from '@/lib/modules/orders/rules/decide-transition';
import { waitsWhileHeld } from '@/lib/modules/orders/rules/hold';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderActor } from '@/lib/modules/orders/rules/transition-table';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { auditRow, insertAudit } from '@/lib/audit/append-audit';
import {
  addHistory,
  lockOrder,
  movable,
  writeMoves,
  type HistoryRow,
  type MovableOrder,
} from '@/lib/modules/orders/service/statements/move';
import {
  hasOpenReplacement,
  parentOf,
  takeParcel,
  toldMeanwhile,
} from '@/lib/modules/orders/service/statements/replacements';
import { enqueue } from '@/lib/db/enqueue';
import { announce } from '@/lib/domain-events/announce';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { fixableKind } from '@/lib/modules/orders/rules/fixable-issues';
import { isIssue } from '@/lib/modules/orders/rules/needs-attention';
import { endIssue, openIssue } from '@/lib/modules/orders/service/statements/issues';
import { captureShipped } from './close-credit';

/** A requested status change of an order. */
export interface Move {
  to: OrderStatus;
  actor: OrderActor;
  reason?: string | null;
  /** The bulk act that it is part of. */
  bulkActId?: string | undefined;
  /** An issue that is over within the same transaction: nobody has to fix anything. */
  passing?: boolean;
  /** A replacement prints what the issue is about: the order goes back to where it was afterwards. */
  replaced?: boolean;
}

/** `moved`: the order now has status `to`; `late`: the message was stored and is shown, the status stayed. */
type MoveOutcome = 'moved' | 'late';

type Moved = Result<MoveOutcome, TransitionRefusal | 'raced' | 'unpaid' | 'held'>;

interface Written {
  history: HistoryRow[];
  audits: ReturnType<typeof auditRow>[];
}

const actOf = ({ bulkActId }: Move) => (bulkActId === undefined ? {} : { bulkActId });

/** The history row and audit row of a move, or of a message that came too late to move anything. */
function rowsOf(context: TenantContext, order: MovableOrder, move: Move, moved: boolean): Written {
  const { tenantId, id: orderId, status: from } = order;
  const reason = move.reason ?? null;
  // In the transition table a shopper's own change counts as the client's; the history names the shopper.
  const actor = context.actor === 'shopper' ? 'shopper' : move.actor;
  const who = { actor, userId: context.userId ?? null } as const;
  return {
    history: [{ tenantId, orderId, from, to: move.to, ...who, moved, reason, ...actOf(move) }],
    audits: [
      auditRow(context, {
        action: moved ? 'order.status_changed' : 'order.message_ignored',
        subjectType: 'order',
        subjectId: orderId,
        data: { from, to: move.to },
      }),
    ],
  };
}

function decide(order: MovableOrder, move: Move) {
  if (order.status === null) return fail('unpaid' as const);
  const { status: from, returnsTo } = order;
  // A held one may be freed of its issue; it is taken up once somebody lets it go on.
  if (order.held && !isIssue(from) && waitsWhileHeld(move)) return fail('held' as const);
  const { to, actor, reason = null, replaced = false } = move;
  const { given = false, begun = false } = order;
  return decideTransition({ from, to, actor, returnsTo, reason, replaced, given, begun });
}

/**
 * An issue that its shopper can fix begins with a link for them, and ends with it. D32-30, D32-31. Of an order that several printers
 * make, those go on whose part it had stopped. D32-60.
 */
async function noteIssue(tx: Transaction, order: MovableOrder, { to, passing }: Move): Promise<void> {
  const { tenantId, id: orderId, status: issue, returnsTo } = order;
  if (issue !== null && isIssue(issue) && to === returnsTo)
    await announce(tx, 'order.issue_ended', { tenantId, orderId, issue, to });
  if (fixableKind(order.status) !== null) await endIssue(tx, order);
  const kind = fixableKind(to);
  if (kind !== null && passing !== true) await openIssue(tx, order, kind);
}

/**
 * Changes an order's status by the transition table of D32, inside the caller's transaction, with history and audit
 * rows. Lock the order first; otherwise the result may be `raced`, when a concurrent write was faster. To cancel one, call
 * `cancelOrder`, which gives back what it holds.
 */
export async function moveOrder(
  tx: Transaction,
  context: TenantContext,
  order: MovableOrder,
  move: Move,
): Promise<Moved> {
  const decision = decide(order, move);
  if (!decision.ok) return decision;
  if (decision.value.outcome === 'moved') {
    const next = { status: move.to, returnsTo: decision.value.returnsTo };
    const written = await writeMoves(tx, order, next, rowsOf(context, order, move, true));
    if (!written) return fail('raced');
    await noteIssue(tx, order, move);
    if (move.to === 'shipped' || move.to === 'cancelled') await resumeParent(tx, context, order);
    // After all orders are locked, as where one is replaced: else the two could block each other.
    if (move.to === 'shipped') await captureShipped(tx, order);
    return ok('moved');
  }
  const { history, audits } = rowsOf(context, order, move, false);
  for (const row of history) await addHistory(tx, row);
  for (const row of audits) await insertAudit(tx, row);
  return ok('late');
}

/**
 * Lets the order go back to where it was whose items this one printed again, which is sent now or won't be; only once that is so of
 * all its replacements. What the printer has told of it meanwhile counts then. A replacement is always locked before its order. D32-6.
 */
async function resumeParent(
  tx: Transaction,
  { requestId }: TenantContext,
  { tenantId, id }: MovableOrder,
): Promise<void> {
  const parentId = await parentOf(tx, { tenantId, orderId: id });
  const parent = parentId === null ? undefined : await lockOrder(tx, tenantId, parentId);
  if (!parent || parent.status !== 'awaiting_reprint' || parent.returnsTo === null) return;
  const key = { tenantId, orderId: parent.id };
  const place = movable(parent);
  const back = place.returnsTo;
  // Its printer prints it again by itself.
  if (back === null || !MADE_STATUSES.includes(back) || (await hasOpenReplacement(tx, key))) return;
  const told = await toldMeanwhile(tx, key);
  const by = (actor: 'system' | 'fulfiller') => ({
    tenantId,
    actor,
    ...(requestId !== undefined && { requestId }),
  });
  await moveOrder(tx, by('system'), place, { to: back, actor: 'system' });
  if (told !== null && MADE_STATUSES.indexOf(told) > MADE_STATUSES.indexOf(back)) {
    const there = { ...place, status: back, returnsTo: null };
    await moveOrder(tx, by('fulfiller'), there, { to: told, actor: 'fulfiller' });
    await takeParcel(tx, key);
    if (told === 'shipped') await enqueue(tx, 'send-order-mail', { ...key, kind: 'order_shipped' });
  }
  await announce(tx, 'order.changed', key);
}

/**
 * Moves an order through several statuses at once, each with history and audit rows. Null, and nothing is written, when
 * a step is not allowed by the table or a concurrent write was faster.
 */
export async function moveThrough(
  tx: Transaction,
  context: TenantContext,
  order: MovableOrder,
  steps: readonly OrderStatus[],
): Promise<MovableOrder | null> {
  const written: Written = { history: [], audits: [] };
  let current = order;
  for (const to of steps) {
    const move = { to, actor: 'system' } as const;
    const decision = decide(current, move);
    if (!decision.ok || decision.value.outcome !== 'moved') return null;
    const { history, audits } = rowsOf(context, current, move, true);
    written.history.push(...history);
    written.audits.push(...audits);
    current = { ...current, status: to, returnsTo: decision.value.returnsTo };
  }
  const { status, returnsTo } = current;
  if (status === null || !(await writeMoves(tx, order, { status, returnsTo }, written))) return null;
  return current;
}
