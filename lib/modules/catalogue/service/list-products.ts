import { notFound } from '@/lib/kernel/app-error';
import type { EventProductsPage, EventProductsQuery } from '@/lib/modules/catalogue/contract/list-products';
import {
  countEventProducts,
  listEventProducts as listRows,
} from '@/lib/modules/catalogue/data/list-event-products';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { presentEventProduct } from './present-event-product';

const SORT = 'position';

/**
 * A page of an event's products in the store's order, drafts included (S2.2, D28-1). Throws 404 for another tenant's
 * event, 422 for an invalid cursor.
 */
export async function listEventProducts(
  context: TenantContext,
  slug: string,
  query: EventProductsQuery,
): Promise<EventProductsPage> {
  const { tenantId } = context;
  const after = query.cursor ? decodeCursor(query.cursor, SORT, 'number') : null;
  return withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    const filter = { tenantId, eventId: event.id, status: query.status ?? null };
    // One row more than the page size shows whether there is a next page.
    const rows = await listRows(tx, filter, { after, limit: query.limit + 1 });
    const shown = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? shown.at(-1) : undefined;
    return {
      products: shown.map((row) => presentEventProduct(tenantId, event, row)),
      next_cursor: last
        ? encodeCursor(SORT, { value: String(last.position), id: last.eventProductId, tenantId })
        : null,
      total: await countEventProducts(tx, filter),
    };
  });
}
