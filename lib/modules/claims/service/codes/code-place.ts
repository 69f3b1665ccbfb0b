import { notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import { listPromoCodes, type CodeRow } from '@/lib/modules/claims/data/list-promo-codes';
import type { BatchPlace } from '@/lib/modules/claims/service/batches/batch-place';

/** Names one code of an event. */
export interface CodeAddress {
  slug: string;
  code: string;
}

/** A code of the place's event. Throws 404 for one that is not there, and for another event's. */
export async function requireCode(
  tx: Transaction,
  { filter: { tenantId, eventId, at } }: Pick<BatchPlace, 'filter'>,
  id: string,
  lock = false,
): Promise<CodeRow> {
  const filter = { tenantId, eventId, state: null, batchId: null, search: null, id, at };
  const [row] = await listPromoCodes(tx, filter, { descending: false, after: null, limit: 1, lock });
  if (!row) throw notFound();
  return row;
}
