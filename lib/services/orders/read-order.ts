import { notFound } from '@/lib/kernel/app-error';
import { can } from '@/lib/domain/permissions/permissions';
import type { OrderDetail } from '@/lib/contracts/orders/order-detail';
import { readOrderDetail } from '@/lib/db/queries/orders/read-order-detail';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/services/auth/session-user';
import { namesFor } from './names-for';
import { presentOrderDetail } from './present-order-detail';

/** One order of a tenant with its lines and history. Throws 404 for another tenant's. */
export async function readOrder(
  context: TenantContext,
  viewer: SessionUser,
  orderId: string,
): Promise<OrderDetail> {
  const row = await withTenant(context, (tx) => readOrderDetail(tx, context.tenantId, orderId));
  if (!row) throw notFound();
  const actors = row.history.flatMap((step) => (step.actorUserId ? [step.actorUserId] : []));
  const names = await namesFor(actors, row.order.tenantId, viewer);
  return presentOrderDetail(row, { mayRelease: can(viewer, 'orders.release'), names });
}
