import { jobSpec } from '@/lib/db/enqueue';
import type { QueueSubscribers } from '@/lib/domain-events/subscriber-types';

/** What this module does with other modules' events, by its jobs. */
export const queued = {
  'order.cancelled': ({ tenantId, orderId, refundDue }) =>
    refundDue ? [jobSpec('refund-order', { tenantId, orderId }, { jobKey: `refund:${orderId}` })] : [],
} satisfies QueueSubscribers;
