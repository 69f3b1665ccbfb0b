import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { deletePages } from './data/delete-pages';
import { replacePicture } from './data/replace-picture';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  'event.purged': deletePages,
  'file.replaced': replacePicture,
} satisfies TransactionSubscribers;
