import { AppError, notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { approveLocked } from './approve-order';
import { resumeOrder } from './hold-order';
import { readOrder } from './read-order';

/**
 * A person decides that a held order goes on (D32-7), or approves one that waits for that (D3-30), and reads it again. Throws 404 for another tenant's order, 409 for
 * one that is not held, or is no longer as it was `seen`.
 */
export async function continueOrder(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  seen?: string,
): Promise<OrderDetail> {
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, context.tenantId, orderId);
    if (!order) throw notFound();
    // Its shopper may have edited it since.
    if (seen !== undefined && seen !== order.updatedAt.toISOString()) throw new AppError('conflict');
    if (order.holdReason === 'approval') await approveLocked(tx, context, order, { userId: user.id });
    else if (!(await resumeOrder(tx, context, order, { userId: user.id, undoable: true })))
      throw new AppError('conflict');
  });
  return readOrder(context, user, orderId);
}
