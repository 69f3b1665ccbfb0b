import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { giveBackClaim } from './data/give-back-claim';
import { deleteUnusedCodes } from './data/delete-unused-codes';
import { wakeEvent } from './data/mail-job';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  async 'order.cancelled'(tx, order) {
    // The recipient has a gift that was made.
    if (order.kind !== 'claim' || order.kept) return;
    const slug = await giveBackClaim(tx, order);
    // The event's page may have said that no gifts, or no more pieces of this one, are left.
    if (slug !== null) await enqueuePurge(tx, slug);
  },
  'event.opened': wakeEvent,
  'event.purged': deleteUnusedCodes,
} satisfies TransactionSubscribers;
