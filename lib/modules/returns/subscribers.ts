import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { cancelCasesOf, reopenUnrefunded, reopenUnreplaced } from './data/close-cases';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  // All its money goes back: nothing is left to be answered. A replacement that is off ended nothing.
  async 'order.cancelled'(tx, order) {
    if (!order.kept) await cancelCasesOf(tx, order);
    if (order.kind === 'replacement') await reopenUnreplaced(tx, order);
  },
  // One of the changes is a refund that the provider refused.
  'order.changed': reopenUnrefunded,
} satisfies TransactionSubscribers;
