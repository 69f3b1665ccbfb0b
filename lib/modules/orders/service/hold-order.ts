import { audit } from '@/lib/audit/append-audit';
import type { HoldReason } from '@/lib/db/schema/orders';
import { enqueueAll } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce, eventJobs } from '@/lib/domain-events/announce';
import { PAST_HOLDING } from '@/lib/modules/orders/rules/hold';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { needsApproval } from '@/lib/modules/orders/service/statements/approvals';
import { setHold } from '@/lib/modules/orders/service/statements/money-back';
import { keepUndo } from '@/lib/modules/orders/service/statements/undos';
import { addHistory, movable, type lockOrder } from '@/lib/modules/orders/service/statements/move';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** The row of the order's history, which stays in its status. */
async function remember(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { reason, userId }: { reason: string; userId: string | null },
): Promise<void> {
  const { tenantId, id: orderId, status } = movable(order);
  if (status === null) return;
  const who = { actor: context.actor, userId };
  await addHistory(tx, { tenantId, orderId, from: status, to: status, moved: false, reason, ...who });
}

/** One that waits for room is passed over while it is held, and is first again once it isn't: who goes next has changed. D37-6. */
export async function lookAgain(tx: Transaction, { tenantId, status }: Order): Promise<void> {
  if (isWaiting(status)) await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
}

/**
 * Holds a locked order back from production until somebody decides (D32-7): flag, history and audit row. Does nothing
 * to one that is held for the same reason, has left the house or was cancelled.
 */
export async function holdOrder(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  reason: HoldReason,
): Promise<void> {
  const { tenantId, id: orderId } = order;
  if (order.holdReason === reason || PAST_HOLDING.includes(movable(order).status)) return;
  await setHold(tx, { tenantId, orderId }, reason);
  await remember(tx, context, order, { reason: `held_${reason}`, userId: null });
  const subject = { subjectType: 'order', subjectId: orderId } as const;
  await audit(tx, context, { action: 'order.held', ...subject, data: { reason } });
  await lookAgain(tx, order);
}

/**
 * Lets a held, locked order go on: flag, history and audit row; `order.resumed` is announced, on which production takes
 * up the order where it was held. One that waited for approval before something else held it waits for that again (D3-30).
 * `undoable`: production waits for a moment, in which that can be taken back (D3-60). False for an order that is not held.
 */
export async function resumeOrder(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { userId, undoable = false }: { userId: string | null; undoable?: boolean },
): Promise<boolean> {
  const { tenantId, id: orderId, holdReason, heldAt, editUntil } = order;
  if (holdReason === null) return false;
  const asks = await needsApproval(tx, order);
  await setHold(tx, { tenantId, orderId }, asks ? 'approval' : null);
  await remember(tx, context, order, { reason: 'resumed', userId });
  const subject = { subjectType: 'order', subjectId: orderId } as const;
  await audit(tx, context, { action: 'order.resumed', ...subject, data: { reason: holdReason } });
  const event = { tenantId, orderId };
  if (asks) await announce(tx, 'order.changed', event);
  else {
    const before = { act: 'resume', editUntil: null, holdReason, heldAt } as const;
    const notBefore = undoable ? await keepUndo(tx, { ...event, ...before }) : undefined;
    const { status } = movable(order);
    await announce(tx, 'order.resumed', { ...event, status, editUntil, ...(notBefore && { notBefore }) });
  }
  await lookAgain(tx, order);
  return true;
}
