import { notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type {
  DesignedPage,
  DesignedProduct,
  DesignedQuery,
} from '@/lib/modules/catalogue/contract/designed-products';
import { listDesignedRows, type DesignedRow } from '@/lib/modules/catalogue/data/list-designed';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { offeredBlanks } from './offered-blanks';
import { pictureOf } from './present-event-product';

const SORT = 'designed';

function present(tenantId: string, { card, event }: DesignedRow): DesignedProduct {
  return {
    product_id: card.id,
    name: card.name,
    family: card.family,
    event_slug: event.slug,
    event_name: event.name,
    store_selling_price: toWire(card.unitNet),
    currency: event.currency,
    preview: pictureOf(tenantId, event.slug, card),
  };
}

/**
 * Designed products of the tenant's other events that can be made in this event's region, last changed first (S2.2-76).
 * A client's own people don't see what staff have locked, as they can't copy it.
 * Throws 404 for another tenant's event, 422 for an invalid cursor.
 */
export async function listDesigned(
  context: TenantContext,
  slug: string,
  { search, cursor, limit }: DesignedQuery,
): Promise<DesignedPage> {
  const { tenantId } = context;
  const after = cursor ? decodeCursor(cursor, SORT, 'instant') : null;
  return withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    const offered = await offeredBlanks(event.region);
    const blanks = offered.blanks.map(({ id }) => id);
    const unlocked = context.actor === 'client';
    const filter = { tenantId, eventId: event.id, blanks, search, unlocked };
    // One row more than the page size shows whether there is a next page.
    const rows = await listDesignedRows(tx, filter, { after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      products: shown.map((row) => present(tenantId, row)),
      next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.eventProductId, tenantId }) : null,
    };
  });
}
