import { announce } from '@/lib/domain-events/announce';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { statusOfKind, type FixableKind } from '@/lib/modules/orders/rules/fixable-issues';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { movable } from '@/lib/modules/orders/service/statements/move';
import { OrderMoved, type HeldOrder } from './change-order';

/**
 * Lets a locked order go on that its address or artwork had stopped: to where it was, or to have its prints drawn again;
 * production takes it up there. Nothing for an order that has no such issue. D32-3, D32-31. Throws `OrderMoved` where it may not
 * go on.
 */
export async function solveIssue(
  tx: Transaction,
  context: TenantContext,
  order: HeldOrder,
  kind: FixableKind,
): Promise<void> {
  const { returnsTo } = movable(order);
  if (order.status !== statusOfKind(kind) || returnsTo === null) return;
  const actor = context.actor === 'staff' ? 'staff' : 'client';
  const moved = await moveOrder(tx, context, movable(order), { to: returnsTo, actor });
  if (!moved.ok || moved.value !== 'moved') throw new OrderMoved();
  const { tenantId, id: orderId, editUntil, holdReason } = order;
  // A held one is taken up once somebody lets it go on.
  if (holdReason !== null) return;
  const anew = returnsTo === 'submitting_to_fulfiller';
  await announce(tx, 'order.resumed', { tenantId, orderId, status: returnsTo, editUntil, anew });
}
