import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { cancelCasesOf, reopenUnrefunded } from './data/close-cases';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  // All its money goes back: nothing is left to be answered.
  'order.cancelled': cancelCasesOf,
  // One of the changes is a refund that the provider refused.
  'order.changed': reopenUnrefunded,
} satisfies TransactionSubscribers;
