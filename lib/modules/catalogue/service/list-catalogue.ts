import { notFound } from '@/lib/kernel/app-error';
import { toWire, type Currency } from '@/lib/kernel/money';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { CataloguePage, CatalogueQuery } from '@/lib/modules/catalogue/contract/list-catalogue';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';
import {
  countEventProducts,
  listCategories,
  listEventProducts,
} from '@/lib/modules/catalogue/data/list-event-products';
import { findPlaces } from '@/lib/modules/catalogue/data/move-product';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { makingPrice } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { presentEventProduct } from './present-event-product';
import { readBlanks, type Blanks } from './read-blanks';

const SORT = 'position';

/** What one item costs to make at list prices; null for a garment that is no longer offered. D35. */
function costOf({ blank_id, sides }: EventProduct, blanks: Blanks, currency: Currency): string | null {
  const blank = blanks.find(blank_id);
  return blank && toWire(makingPrice(blank, currency, sides.length));
}

/**
 * A page of an event's products as its catalogue edits them, drafts included, in the store's order (S2.2). `costs`:
 * whether the caller may know what a product costs to make (D50-2). Throws 404 for another tenant's event, 422 for an
 * invalid cursor.
 */
export async function listCatalogue(
  context: TenantContext,
  slug: string,
  { query, costs }: { query: CatalogueQuery; costs: boolean },
): Promise<CataloguePage> {
  const { tenantId } = context;
  const after = query.cursor ? decodeCursor(query.cursor, SORT, 'number') : null;
  const blanks = await readBlanks();
  return withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    const key = { tenantId, eventId: event.id };
    const { status = null, search, category } = query;
    const filter = { ...key, status, search: search === '' ? undefined : search, category };
    // One row more than the page size shows whether there is a next page.
    const rows = await listEventProducts(tx, filter, { after, limit: query.limit + 1 });
    const shown = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? shown.at(-1) : undefined;
    const places = await findPlaces(
      tx,
      key,
      shown.map((row) => row.eventProductId),
    );
    const cursor = last && { value: String(last.position), id: last.eventProductId, tenantId };
    return {
      products: shown.map((row) => {
        const product = presentEventProduct(tenantId, event, row);
        const number = places.get(row.eventProductId) ?? 0;
        return { ...product, number, making_cost: costs ? costOf(product, blanks, event.currency) : null };
      }),
      next_cursor: cursor ? encodeCursor(SORT, cursor) : null,
      total: await countEventProducts(tx, filter),
      categories: await listCategories(tx, key),
    };
  });
}
