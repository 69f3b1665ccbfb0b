import { notFound } from '@/lib/kernel/app-error';
import { can } from '@/lib/domain/permissions/permissions';
import type { OrderDetail } from '@/lib/contracts/orders/order-detail';
import { findActorNames } from '@/lib/db/queries/orders/find-actor-names';
import { readOrderDetail, type OrderDetailRow } from '@/lib/db/queries/orders/read-order-detail';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/services/auth/session-user';
import { presentOrderDetail } from './present-order-detail';

/** Clients read the names of their own people, staff all. */
async function namesFor(row: OrderDetailRow, viewer: SessionUser): Promise<Map<string, string>> {
  const ids = new Set(row.history.flatMap((step) => (step.actorUserId ? [step.actorUserId] : [])));
  if (ids.size === 0) return new Map();
  const people = await withDirectory((tx) => findActorNames(tx, [...ids]));
  const shown = people.filter((person) => viewer.superadmin || person.tenantId === row.order.tenantId);
  return new Map(shown.map((person) => [person.id, person.name]));
}

/** One order of a tenant with its lines and history. Throws 404 for another tenant's. */
export async function readOrder(
  context: TenantContext,
  viewer: SessionUser,
  orderId: string,
): Promise<OrderDetail> {
  const row = await withTenant(context, (tx) => readOrderDetail(tx, context.tenantId, orderId));
  if (!row) throw notFound();
  const names = await namesFor(row, viewer);
  return presentOrderDetail(row, { mayRelease: can(viewer, 'orders.release'), names });
}
