import { audit } from '@/lib/audit/append-audit';
import { keepIf } from '@/lib/db/keep-if';
import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import {
  putOffBulk,
  takeLapsedBulk,
  type LapsedBulkOrder,
} from '@/lib/modules/bulk-orders/data/lapsed-bulk-orders';
import { lockBulkOrder, lockOrders } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { beganBefore, isWaiting } from '@/lib/modules/orders/rules/waiting';
import { cancelOrders } from './cancel-orders';
import { releaseWaiting } from './release-bulk-order';

/**
 * It goes on if it fits by now. What has failed is not tried again: this is the end of its wait. Of one that does not fit the client's
 * account is let go of, which everybody else locks after the stock. D32-86.
 */
async function fits(
  tx: Transaction,
  context: TenantContext,
  { id, failedBefore }: LapsedBulkOrder,
): Promise<boolean> {
  if (failedBefore) return false;
  return keepIf(tx, async () => (await releaseWaiting(tx, context, id)) === 'released');
}

/**
 * Day 14 of a whole Bulk order: it goes on if it fits even now, or all of it that waits is cancelled, in one transaction. Its
 * client sees it on its page; its recipients have not heard of it.
 */
const LAPSE: DueWork<LapsedBulkOrder> = {
  failure: 'cancelling a Bulk order that has waited too long failed',
  take: (tx, tenantId, at) => takeLapsedBulk(tx, tenantId, { began: beganBefore(at), at }),
  async run(tx, context, due) {
    const bulk = await lockBulkOrder(tx, { tenantId: context.tenantId, id: due.id });
    if (!bulk) throw new RangeError(`${due.id} is gone`);
    if (await fits(tx, context, due)) return;
    const orders = (await lockOrders(tx, bulk)).filter(({ status }) => isWaiting(status));
    if (orders.length === 0) return;
    await cancelOrders(tx, context, { bulk, orders }, { actor: 'system', reason: 'waited_too_long' });
    const subject = { subjectType: 'event', subjectId: bulk.eventId } as const;
    const data = { bulk_order: bulk.id, ref: bulk.ref, orders: orders.length };
    await audit(tx, context, { action: 'bulk.order_lapsed', ...subject, data });
  },
  putOff: putOffBulk,
};

/**
 * Ends the wait of each Bulk order on its 14th day, as a whole. Tenants take turns. Safe to repeat and to run in several
 * workers. D37-7, D36-8.
 */
export async function lapseBulkOrders(signal?: AbortSignal): Promise<{ lapsed: number; failed: number }> {
  const { done, failed } = await takeTurns(LAPSE, signal);
  return { lapsed: done, failed };
}
