import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { BulkRefund } from '@/lib/modules/bulk-orders/data/bulk-refunds';
import { readShares } from '@/lib/modules/bulk-orders/data/bulk-refunds';
import { isGone } from '@/lib/modules/bulk-orders/rules/money-back';
import { moneyMoves, moveId } from '@/lib/modules/payments/rules/money-back';
import { dropFeeRefund, saveFeeRefund } from '@/lib/modules/payments/service/statements/fee-refunds';

/** How often its money has gone: once, but for a dispute that was won and lost again. */
function timesGone({ kind, state, moves }: BulkRefund): number {
  if (kind !== 'dispute') return 1;
  type Dispute = Parameters<typeof moneyMoves>[0];
  return Math.max(1, Math.ceil(moneyMoves({ state, moves } as Dispute) / 2));
}

/**
 * Tells the statements what of each order's charge went back with a refund or a lost dispute, or no longer did: once for each
 * of them. Orders that were never accepted are in no statement, and neither is what went back for them. One that failed after
 * a statement told of it is told by the next one as collected again, and each time that a dispute is lost once more is told as
 * another one. D36-25, D38-4, D39-1.
 */
export async function countBack(tx: Transaction, back: BulkRefund): Promise<void> {
  const { tenantId, id, bulkOrderId, parts, madeAt, providerId } = back;
  const accepted = new Set(
    (await readShares(tx, { tenantId, bulkOrderId })).filter((one) => one.accepted).map((one) => one.id),
  );
  for (const [orderId, amountMinor] of Object.entries(parts)) {
    if (!accepted.has(orderId)) continue;
    // Each order has a share of it, so that the key is both.
    const keyOf = (time: number) => `${moveId(id, 2 * time)}:${orderId}`;
    const times = timesGone(back);
    if (isGone(back)) {
      await saveFeeRefund(tx, {
        tenantId,
        refundId: keyOf(times),
        orderId,
        amountMinor,
        feeRefundId: providerId ?? id,
        madeAt,
      });
      continue;
    }
    for (let time = 1; time <= times; time += 1)
      await dropFeeRefund(tx, { tenantId, refundId: keyOf(time), at: now() });
  }
}
