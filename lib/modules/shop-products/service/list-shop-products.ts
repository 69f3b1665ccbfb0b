import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { toWire } from '@/lib/kernel/money';
import { pictureOf } from '@/lib/modules/catalogue/service/present-event-product';
import type {
  ShopProduct,
  ShopProductsPage,
  ShopProductsQuery,
} from '@/lib/modules/shop-products/contract/shop-products';
import { findShop } from '@/lib/modules/shop-platform/service/statements/find-shop';
import { listOffered, type OfferedRow } from '@/lib/modules/shop-products/data/shop-products';
import { stateOf } from '@/lib/modules/shop-products/rules/product-state';
import { factsOf, hashOf } from './product-facts';

const SORT = 'shop-products';
/** What no shop can be called: before one is connected, nothing was pushed. */
const NO_SHOP = '';

function present(tenantId: string, row: OfferedRow): ShopProduct {
  const { card, event, kept } = row;
  const facts = factsOf(tenantId, row);
  const state = stateOf(kept, hashOf(facts));
  return {
    product_id: card.id,
    name: card.name,
    event_name: event.name,
    store_selling_price: toWire(card.unitNet),
    currency: event.currency,
    preview: pictureOf(tenantId, event.slug, card),
    pictures: facts.pictures.length,
    customisable: card.customisable,
    state,
    reason: state === 'failed' ? (kept?.reason ?? null) : null,
    said: state === 'failed' ? (kept?.said ?? null) : null,
    drift: state === 'changed_there' || state === 'deleted_there' ? (kept?.drift ?? []) : [],
    pushed_at: kept?.pushedAt ? new Date(kept.pushedAt).toISOString() : null,
  };
}

/**
 * A page of a client's designed products that are active, or that its shop has, each with its state there. `shop` is null while
 * none is connected; the products are listed all the same. S2.2-259, S4-74. Throws 422 for an invalid cursor.
 */
export async function listShopProducts(
  context: TenantContext,
  { search, cursor, limit }: ShopProductsQuery,
): Promise<ShopProductsPage> {
  const { tenantId } = context;
  const after = cursor ? decodeCursor(cursor, SORT, 'instant') : null;
  const [shop, rows] = await withTenant(context, async (tx) => {
    const client = await findShop(tx, tenantId);
    const connected = client?.connected ? client.shop : null;
    const of = { tenantId, shop: connected ?? NO_SHOP };
    // One row more than the page size shows whether there is a next page.
    return [connected, await listOffered(tx, of, { search, after, limit: limit + 1 })] as const;
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    shop,
    products: shown.map((row) => present(tenantId, row)),
    next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.card.id, tenantId }) : null,
  };
}
