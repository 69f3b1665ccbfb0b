import { now } from '@/lib/kernel/clock';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { BulkPayment } from '@/lib/modules/bulk-orders/data/bulk-payment';
import { nextLook } from '@/lib/modules/payments/rules/look-times';

/** Adds the job that looks at an open payment next, should page and event both be lost. */
export async function lookLater(tx: Transaction, payment: BulkPayment): Promise<void> {
  const { tenantId, bulkOrderId, madeAt, expiresAt } = payment;
  const look = { runAt: nextLook(madeAt, expiresAt, now()), jobKey: `bulk-payment:${bulkOrderId}` };
  await enqueue(tx, 'look-at-bulk-payment', { tenantId, bulkOrderId }, look);
}
