import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { CodesQuery } from '@/lib/modules/claims/contract/list-promo-codes';
import { parseCode } from '@/lib/modules/orders/rules/promo-code';
import { findCodeEvent, type CodeEvent } from '@/lib/modules/claims/data/find-code-event';
import { listPromoCodes, type CodeFilter, type CodeRow } from '@/lib/modules/claims/data/list-promo-codes';
import type { Transaction } from '@/lib/db/transaction';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';

interface CodePage {
  event: CodeEvent;
  filter: CodeFilter;
  rows: CodeRow[];
  nextCursor: string | null;
}

/** A tenant's event. Throws 404 for another tenant's. */
export async function eventOfCodes(tx: Transaction, tenantId: string, slug: string): Promise<CodeEvent> {
  const event = await findCodeEvent(tx, tenantId, slug);
  if (!event) throw notFound();
  return event;
}

function filterOf(tenantId: string, eventId: string, { state, batch, search }: CodesQuery): CodeFilter {
  const { folded: start, codes } = parseCode(search ?? '');
  return {
    tenantId,
    eventId,
    state: state ?? null,
    batchId: batch ?? null,
    id: null,
    at: now(),
    search: search ? { start, codes } : null,
  };
}

/** The codes on a page of the list or of a sheet. Throws 404 for another tenant's event, 422 for an invalid cursor. */
export async function pageOfCodes(
  tx: Transaction,
  tenantId: string,
  slug: string,
  query: CodesQuery,
): Promise<CodePage> {
  const event = await eventOfCodes(tx, tenantId, slug);
  const after = query.cursor ? decodeCursor(query.cursor, query.sort, 'instant') : null;
  const filter = filterOf(tenantId, event.id, query);
  // One row more than the page size shows whether there is a next page.
  const page = { descending: query.sort === '-created_at', after, limit: query.limit + 1 };
  const found = await listPromoCodes(tx, filter, page);
  const rows = found.slice(0, query.limit);
  const last = found.length > query.limit ? rows.at(-1) : undefined;
  const nextCursor = last ? encodeCursor(query.sort, { value: last.place, id: last.id, tenantId }) : null;
  return { event, filter, rows, nextCursor };
}
