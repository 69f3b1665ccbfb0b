import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { deleteUnordered } from './data/delete-unordered';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  'event.purged': deleteUnordered,
} satisfies TransactionSubscribers;
