import { AppError, notFound } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { goOn } from './go-on';
import { readOrder } from './read-order';
import { reserveFor } from './reserve-or-wait';

/**
 * A person lets an order go on that waits for its event's budget, and reads it again: the budget is not asked, the account
 * always is. Throws 404 for another tenant's order, 409 `conflict` for one that doesn't wait for a budget or is held, or is
 * part of a Bulk order, which goes on as a whole, and 409 `credit_too_low` where the account has too little. D32, D37-6.
 */
export async function releasePastBudget(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<OrderDetail> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const isSingle = order.kind !== 'bulk' && order.holdReason === null;
    if (order.status !== 'over_budget' || !isSingle) throw new AppError('conflict');
    if (isWaiting(await reserveFor(tx, order, { pastBudget: true }))) throw new AppError('credit_too_low');
    const actor = context.actor === 'staff' ? 'staff' : 'client';
    await goOn(tx, context, order, { actor, reason: 'past_budget' });
    const subject = { subjectType: 'order', subjectId: orderId } as const;
    await audit(tx, context, { action: 'order.released_past_budget', ...subject });
  });
  return readOrder(context, user, orderId);
}
