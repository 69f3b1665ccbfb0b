import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { deleteEventProducts } from './data/delete-event-products';
import { replacePicture } from './data/replace-picture';

/** What this module does with other modules' events, in their transaction. */
export const inTransaction = {
  'event.purged': deleteEventProducts,
  'file.replaced': replacePicture,
} satisfies TransactionSubscribers;
