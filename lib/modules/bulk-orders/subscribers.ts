import { enqueue } from '@/lib/db/enqueue';
import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { findPaidByCard } from './data/bulk-refunds';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  async 'order.cancelled'(tx, { kind, tenantId, orderId }) {
    if (kind !== 'bulk') return;
    const bulkOrderId = await findPaidByCard(tx, { tenantId, orderId });
    // One refund for all that a transaction cancels.
    const refund = { jobKey: `refund-bulk:${bulkOrderId}` };
    if (bulkOrderId) await enqueue(tx, 'refund-bulk-order', { tenantId, bulkOrderId }, refund);
  },
} satisfies TransactionSubscribers;
