import { enqueueAll, type JobSpec } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { DomainEvents, EventName, QueuedEvent } from './events';
import { QUEUE_SUBSCRIBERS, TRANSACTION_SUBSCRIBERS } from './subscribers';

function subscribedJobs<E extends EventName>(name: E, event: DomainEvents[E]): JobSpec[] {
  return QUEUE_SUBSCRIBERS.flatMap((subscribers) => subscribers[name]?.(event) ?? []);
}

/** The jobs that an event adds, for a statement that writes more than these (ADR 0064). */
export function eventJobs<E extends QueuedEvent>(name: E, event: DomainEvents[E]): JobSpec[] {
  return subscribedJobs(name, event);
}

/**
 * Announces that something happened, inside the transaction that makes it happen: subscribers in the transaction run
 * one after another, then the jobs of the others are added. All of it exists only if the transaction commits (ADR 0064).
 */
export async function announce<E extends Exclude<EventName, QueuedEvent>>(
  tx: Transaction,
  name: E,
  event: DomainEvents[E],
): Promise<void> {
  for (const subscribers of TRANSACTION_SUBSCRIBERS) await subscribers[name]?.(tx, event);
  await enqueueAll(tx, subscribedJobs(name, event));
}
