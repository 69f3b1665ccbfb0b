import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import {
  changePayment,
  endUnpaid,
  lockPayment,
  lockUnpaid,
  type BulkPayment,
} from '@/lib/modules/bulk-orders/data/bulk-payment';
import {
  lockBulkOrder,
  markGivenBack,
  readTaken,
  type LockedBulkOrder,
} from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { takeStock } from '@/lib/modules/orders/service/statements/reservation';
import { stockMoves } from '@/lib/modules/orders/rules/stock';

/** Ends the orders of a locked Bulk order that was not paid, and gives back their stock. */
export async function endUnpaidOrders(tx: Transaction, bulk: LockedBulkOrder): Promise<void> {
  const key = { tenantId: bulk.tenantId, bulkOrderId: bulk.id };
  const orderIds = await lockUnpaid(tx, key);
  const at = now();
  const moves = stockMoves([], await readTaken(tx, bulk, orderIds));
  if (moves.length > 0) await takeStock(tx, bulk.tenantId, moves);
  await markGivenBack(tx, bulk, { orderIds, at });
  await endUnpaid(tx, key, at);
}

const ACTIONS = {
  expired: 'bulk.payment_expired',
  cancelled: 'bulk.order_cancelled',
} as const;

/**
 * Gives a Bulk order up that was not paid, once; only where its intent can't be paid any more. `expired`: its time was over;
 * `cancelled`: its client cancelled it. D16-5.
 */
export async function endPayment(
  context: TenantContext,
  { tenantId, bulkOrderId }: Pick<BulkPayment, 'tenantId' | 'bulkOrderId'>,
  why: keyof typeof ACTIONS,
): Promise<void> {
  await withTenant(context, async (tx) => {
    const bulk = await lockBulkOrder(tx, { tenantId, id: bulkOrderId });
    const payment = await lockPayment(tx, { tenantId, bulkOrderId });
    if (!bulk || payment?.state !== 'open') return;
    await endUnpaidOrders(tx, bulk);
    await changePayment(tx, payment, { state: 'cancelled', settledAt: now() });
    await audit(tx, context, {
      action: ACTIONS[why],
      subjectType: 'event',
      subjectId: bulk.eventId,
      data: { bulk_order: bulkOrderId, ref: bulk.ref },
    });
  });
}
