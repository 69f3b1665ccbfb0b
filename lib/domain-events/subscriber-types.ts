import type { JobSpec } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { DomainEvents, EventName, QueuedEvent } from './events';

/** The jobs of a module that an event adds, in the transaction that announces it. */
export type QueueSubscribers = { [E in EventName]?: (event: DomainEvents[E]) => readonly JobSpec[] };

/** What a module writes in the transaction that announces an event; throwing rolls that transaction back. */
export type TransactionSubscribers = {
  [E in Exclude<EventName, QueuedEvent>]?: (tx: Transaction, event: DomainEvents[E]) => Promise<void>;
};
