import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { lockOrders, type LockedBulkOrder } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { mayCancelPart } from '@/lib/modules/bulk-orders/rules/bulk-state';
import { cancelOrders } from '@/lib/modules/bulk-orders/service/cancel-orders';
import type { HoldReason } from '@/lib/modules/orders/rules/hold';
import { holdOrder, resumeOrder } from '@/lib/modules/orders/service/hold-order';

/** In the orders' history: why they were cancelled. */
const WHY = { refunded: 'refunded_at_provider', dispute_lost: 'dispute_lost' } as const;

/**
 * What follows for the orders of a locked Bulk order from what happened to its money. `reason`: why production must not go on;
 * null if it may. Money that is gone cancels what is not being made yet. D32-7.
 */
export async function stopOrHoldBulk(
  tx: Transaction,
  context: TenantContext,
  bulk: LockedBulkOrder,
  reason: HoldReason | null,
): Promise<void> {
  const orders = await lockOrders(tx, bulk);
  const isGone = reason === 'refunded' || reason === 'dispute_lost';
  const stopped = isGone ? orders.filter(mayCancelPart) : [];
  if (isGone && stopped.length > 0) {
    await cancelOrders(tx, context, { bulk, orders: stopped }, { actor: 'system', reason: WHY[reason] });
    const data = { bulk_order: bulk.id, ref: bulk.ref, orders: stopped.length };
    const isWhole = stopped.length === orders.length;
    await audit(tx, context, {
      action: isWhole ? 'bulk.order_cancelled' : 'bulk.rest_cancelled',
      subjectType: 'event',
      subjectId: bulk.eventId,
      data,
    });
  }
  for (const order of orders.filter((one) => !stopped.includes(one))) {
    if (reason === null) await resumeOrder(tx, context, order, { userId: null });
    else await holdOrder(tx, context, order, reason);
    await announce(tx, 'order.changed', { tenantId: order.tenantId, orderId: order.id });
  }
}
