import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { BulkRefund } from '@/lib/modules/bulk-orders/data/bulk-refunds';

const KINDS: Partial<Record<BulkRefund['state'], JobPayloads['send-bulk-money-mail']['kind']>> = {
  pending: 'refunded',
  succeeded: 'refunded',
  failed: 'refund_failed',
  inquiry: 'disputed',
  open: 'disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
};

/**
 * Adds the job that tells a client's admins what has become of a refund or dispute. `from`: its former state; what reads the
 * same to them, such as a refund that was pending and is made now, is told of once. D36-12.
 */
export async function tellMoney(
  tx: Transaction,
  { tenantId, bulkOrderId, id, providerId, amountMinor: amount, state }: BulkRefund,
  from: BulkRefund['state'] | null,
): Promise<void> {
  const kind = KINDS[state];
  if (kind === undefined || (from !== null && KINDS[from] === kind)) return;
  const paymentId = providerId ?? id;
  const jobKey = `bulk-money-mail:${paymentId}.${kind}`;
  await enqueue(tx, 'send-bulk-money-mail', { tenantId, bulkOrderId, paymentId, amount, kind }, { jobKey });
}
