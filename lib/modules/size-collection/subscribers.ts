import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { deleteInvitees } from './data/delete-invitees';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  'event.purged': deleteInvitees,
} satisfies TransactionSubscribers;
