import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { ThanksPage, ThanksQuery } from '@/lib/modules/claims/contract/list-thanks';
import { countThanks, listThanks as listRows, type ThanksRow } from '@/lib/modules/claims/data/thanks';

const SORT = '-at';

const present = (row: ThanksRow): ThanksPage['thanks'][number] => ({
  order_id: row.orderId,
  order_ref: row.orderRef,
  name: row.name,
  message: row.message,
  written_at: new Date(row.writtenAt).toISOString(),
  event_slug: row.eventSlug,
  event_name: row.eventName,
});

/** A page of what recipients wrote to a tenant (D40-15, D28-1). Throws 422 for an invalid cursor. */
export async function listThanks(context: TenantContext, query: ThanksQuery): Promise<ThanksPage> {
  const { tenantId } = context;
  const after = query.cursor ? decodeCursor(query.cursor, SORT, 'instant') : null;
  const filter = { tenantId, eventSlug: query.event ?? null };
  return withTenant(context, async (tx) => {
    // One row more than the page size shows whether there is a next page.
    const rows = await listRows(tx, filter, { after, limit: query.limit + 1 });
    const shown = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? shown.at(-1) : undefined;
    return {
      thanks: shown.map(present),
      next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.orderId, tenantId }) : null,
      total: await countThanks(tx, filter),
    };
  });
}
