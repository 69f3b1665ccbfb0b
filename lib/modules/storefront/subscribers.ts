import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { deletePages } from './data/delete-pages';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  'event.purged': deletePages,
} satisfies TransactionSubscribers;
