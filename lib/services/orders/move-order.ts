import { decideTransition, type TransitionRefusal } from '@/lib/domain/orders/decide-transition';
import type { OrderStatus } from '@/lib/domain/orders/statuses';
import type { OrderActor } from '@/lib/domain/orders/transition-table';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { audit } from '@/lib/db/audit';
import { addHistory, setStatus, type MovableOrder } from '@/lib/db/queries/orders/move';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';

/** One wanted move of an order. */
export interface Move {
  to: OrderStatus;
  actor: OrderActor;
  reason?: string | null;
}

/** `moved`: the order stands at `to` now; `late`: the message was stored and shown, the order stayed. */
export type MoveOutcome = 'moved' | 'late';

/**
 * Moves an order by the table of DECISIONS 32 inside the caller's transaction, with its history and audit rows.
 * The order must be locked, or `raced` may come back when another writer was quicker.
 */
export async function moveOrder(
  tx: Transaction,
  context: TenantContext,
  order: MovableOrder,
  move: Move,
): Promise<Result<MoveOutcome, TransitionRefusal | 'raced' | 'unpaid'>> {
  if (order.status === null) return fail('unpaid');
  const reason = move.reason ?? null;
  const decision = decideTransition({
    from: order.status,
    to: move.to,
    actor: move.actor,
    returnsTo: order.returnsTo,
    reason,
  });
  if (!decision.ok) return decision;
  const moved = decision.value.outcome === 'moved';
  if (decision.value.outcome === 'moved') {
    const next = { status: move.to, returnsTo: decision.value.returnsTo };
    if (!(await setStatus(tx, order, next))) return fail('raced');
  }
  const row = { tenantId: order.tenantId, orderId: order.id, from: order.status, to: move.to };
  await addHistory(tx, { ...row, actor: move.actor, userId: context.userId ?? null, moved, reason });
  await audit(tx, context, {
    action: moved ? 'order.status_changed' : 'order.message_ignored',
    subjectType: 'order',
    subjectId: order.id,
    data: { from: order.status, to: move.to },
  });
  return ok(moved ? 'moved' : 'late');
}
