import { enqueue } from '@/lib/db/enqueue';
import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import { noteTold, putOffTelling, takeEndingCard } from '@/lib/modules/payments/data/ending-cards';

const REMIND: DueWork<{ id: string }> = {
  failure: 'telling a client that its saved card ends failed',
  take: takeEndingCard,
  async run(tx, { tenantId }, { id }) {
    await noteTold(tx, { tenantId, id });
    await enqueue(tx, 'send-card-mail', { tenantId, cardId: id });
  },
  putOff: putOffTelling,
};

/**
 * Tells clients, once for each end, of saved cards from the month before the last. Tenants take turns. Safe to repeat and to run in
 * several workers. D37-12.
 */
export function remindOfCards(signal?: AbortSignal): Promise<{ done: number; failed: number }> {
  return takeTurns(REMIND, signal);
}
