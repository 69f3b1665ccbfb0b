import { AppError, notFound } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { lockBulkOrder, lockOrders } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { bulkState, mayCancelPart, type StatusCounts } from '@/lib/modules/bulk-orders/rules/bulk-state';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { cancelOrders } from './cancel-orders';
import { readBulkOrder, requireBulkEvent } from './read-bulk-orders';

type Order = Awaited<ReturnType<typeof lockOrders>>[number];

function countsOf(orders: readonly Order[]): StatusCounts {
  const counts: StatusCounts = {};
  for (const { status } of orders) if (isOrderStatus(status)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * Cancels a Bulk order: all of it, or what is not being made yet. Credit and stock of that go back. Cancelling again what is
 * cancelled as a whole answers the same. Throws 404, `event_locked`, and `conflict` once all of it is being made. D4-15, D32.
 */
export async function cancelBulkOrder(
  context: TenantContext,
  user: SessionUser,
  { slug, order: id }: { slug: string; order: string },
): Promise<BulkOrder> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const event = await requireBulkEvent(tx, context, slug);
    const bulk = await lockBulkOrder(tx, { tenantId, id });
    if (bulk?.eventId !== event.id) throw notFound();
    const orders = await lockOrders(tx, bulk);
    const state = bulkState(countsOf(orders));
    if (state === 'cancelled') return;
    assertWritable(context.actor, event);
    const left = orders.filter(({ status }) => mayCancelPart(status));
    if (left.length === 0) throw new AppError('conflict');
    const by = { actor: 'client', reason: 'bulk_order' } as const;
    await cancelOrders(tx, context, { bulk, orders: left }, by);
    const subject = { subjectType: 'event', subjectId: event.id } as const;
    const data = { bulk_order: id, ref: bulk.ref, orders: left.length };
    const isWhole = left.length === orders.length;
    await audit(tx, context, {
      action: isWhole ? 'bulk.order_cancelled' : 'bulk.rest_cancelled',
      ...subject,
      data,
    });
  });
  const { parts: _parts, ...cancelled } = await readBulkOrder(context, user, { slug, order: id });
  return cancelled;
}
