import { jobSpec, type JobSpec } from '@/lib/db/enqueue';
import type { DomainEvents } from '@/lib/domain-events/events';
import type { QueueSubscribers } from '@/lib/domain-events/subscriber-types';

/** Production begins when the edit window ends; the job that waits for that time is replaced. */
function advance({ tenantId, orderId, editUntil }: DomainEvents['order.released']): JobSpec[] {
  const when = editUntil === null ? {} : { runAt: editUntil };
  return [jobSpec('advance-order', { tenantId, orderId }, { ...when, jobKey: `advance:${orderId}` })];
}

/** What this module does with other modules' events, by its jobs. */
export const queued = {
  'order.accepted': advance,
  'order.released': advance,
} satisfies QueueSubscribers;
