import { now } from '@/lib/kernel/clock';
import { jobSpec, type JobSpec } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { DomainEvents } from '@/lib/domain-events/events';
import type { QueueSubscribers, TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { letGo } from './data/let-go';
import { redoParts } from './data/order-parts';

const isAgain = (issue: string): boolean => issue === 'artwork_issue' || issue === 'awaiting_reprint';

/** The later of both; undefined for at once. */
function later(one: Date | null, other: Date | undefined): { runAt?: Date } {
  if (one === null || (other !== undefined && other > one))
    return other === undefined ? {} : { runAt: other };
  return { runAt: one };
}

/** Production begins when the edit window ends; the job that waits for that time is replaced. */
function advance({ tenantId, orderId, editUntil, notBefore }: DomainEvents['order.released']): JobSpec[] {
  const when = later(editUntil, notBefore);
  return [jobSpec('advance-order', { tenantId, orderId }, { ...when, jobKey: `advance:${orderId}` })];
}

/** The job that takes a held order up where it was held; nothing for one that is in the printer's hands. */
function resume(event: DomainEvents['order.resumed']): JobSpec[] {
  const { tenantId, orderId, status, anew, notBefore } = event;
  const job = { tenantId, orderId };
  const when = later(null, notBefore);
  if (status === 'new') return advance(event);
  if (status === 'queued_processing' || status === 'processing')
    return [jobSpec('render-prints', job, { ...when, queue: 'render', jobKey: `render:${orderId}` })];
  if (status === 'processed' || status === 'queued_submitting_to_fulfiller')
    return [jobSpec('submit-order', job, { ...when, jobKey: `submit:${orderId}` })];
  if (status === 'submitting_to_fulfiller' && anew === true) {
    const again = { ...job, since: now().getTime() };
    return [jobSpec('submit-order', again, { jobKey: `submit:${orderId}` })];
  }
  return [];
}

/** What this module does with other modules' events, by its jobs. */
export const queued = {
  'order.accepted': advance,
  'order.released': advance,
  'order.resumed': resume,
} satisfies QueueSubscribers;

/** The parts that were stopped are sent anew; what a replacement prints is not printed again. */
async function goOn(
  tx: Transaction,
  { issue, to, ...key }: DomainEvents['order.issue_ended'],
): Promise<void> {
  const again = issue === 'address_issue' || (isAgain(issue) && to === 'queued_processing');
  if (again) await redoParts(tx, key, issue);
}

/** What this module does with them in their transaction. */
export const inTransaction = {
  'order.cancelled': letGo,
  'order.issue_ended': goOn,
} satisfies TransactionSubscribers;
