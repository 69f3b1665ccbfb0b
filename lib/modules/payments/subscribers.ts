import { jobSpec } from '@/lib/db/enqueue';
import type { QueueSubscribers, TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { returnChargesIn } from './service/statements/return-charges';

/** What this module does with other modules' events, by its jobs. */
export const queued = {
  'order.cancelled': ({ tenantId, orderId, refundDue }) =>
    refundDue ? [jobSpec('refund-order', { tenantId, orderId }, { jobKey: `refund:${orderId}` })] : [],
} satisfies QueueSubscribers;

/** What this module does with other modules' events, in their transaction. D36-17. */
export const inTransaction = {
  async 'order.given_back'(tx, { tenantId, orderId }) {
    await returnChargesIn(tx, { tenantId, actor: 'system' }, orderId);
  },
} satisfies TransactionSubscribers;
