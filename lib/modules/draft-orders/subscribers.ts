import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { deleteOfEvent } from './data/delete-unpaid';
import { noteOrderOfDraft } from './data/order-of-draft';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  'event.purged': deleteOfEvent,
  'order.placed': noteOrderOfDraft,
} satisfies TransactionSubscribers;
