import { AppError, notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { resumeOrder } from './hold-order';
import { readOrder } from './read-order';

/**
 * A person decides that a held order goes on (D32-7), and reads it again. Throws 404 for another tenant's order, 409 for
 * one that is not held.
 */
export async function continueOrder(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<OrderDetail> {
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, context.tenantId, orderId);
    if (!order) throw notFound();
    if (!(await resumeOrder(tx, context, order, { userId: user.id }))) throw new AppError('conflict');
  });
  return readOrder(context, user, orderId);
}
