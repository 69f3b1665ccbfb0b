import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { BulkRefund } from '@/lib/modules/bulk-orders/data/bulk-refunds';
import { readShares } from '@/lib/modules/bulk-orders/data/bulk-refunds';
import { isGone } from '@/lib/modules/bulk-orders/rules/money-back';
import { dropFeeRefund, saveFeeRefund } from '@/lib/modules/payments/service/statements/fee-refunds';

/**
 * Tells the statements what of each order's charge went back with a refund or a lost dispute, or no longer did: once for each
 * of them. Orders that were never accepted are in no statement, and neither is what went back for them. One that failed after
 * a statement told of it is told by the next one as collected again. D38-4, D39-1.
 */
export async function countBack(tx: Transaction, back: BulkRefund): Promise<void> {
  const { tenantId, id, bulkOrderId, parts, madeAt, providerId } = back;
  const accepted = new Set(
    (await readShares(tx, { tenantId, bulkOrderId })).filter((one) => one.accepted).map((one) => one.id),
  );
  for (const [orderId, amountMinor] of Object.entries(parts)) {
    if (!accepted.has(orderId)) continue;
    // Each order has a share of it, so that the key is both.
    const refundId = `${id}:${orderId}`;
    if (isGone(back)) {
      await saveFeeRefund(tx, {
        tenantId,
        refundId,
        orderId,
        amountMinor,
        feeRefundId: providerId ?? id,
        madeAt,
      });
    } else await dropFeeRefund(tx, { tenantId, refundId, at: now() });
  }
}
