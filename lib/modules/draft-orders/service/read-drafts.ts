import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { DraftProducts } from '@/lib/modules/draft-orders/contract/draft-products';
import type { DraftOrder, DraftsPage, DraftsQuery } from '@/lib/modules/draft-orders/contract/drafts';
import type { PricedDraftLines, WantedDraftLines } from '@/lib/modules/draft-orders/contract/priced-lines';
import { countDrafts, findDraft, listDrafts as listRows } from '@/lib/modules/draft-orders/data/drafts';
import { findSoldIds } from '@/lib/modules/draft-orders/data/products';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import { displayUnitPrice } from '@/lib/modules/pricing/rules/display-unit-price';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import { composedLines } from './compose';
import { presentDraft, presentSummary } from './present-draft';
import { colourOf, priceDraft, readKeptStore } from './price-draft';

const SORT = '-created_at';
/** So many products of a store are offered. */
const OFFERED = 500;

/** A page of a tenant's drafts (S2.2-90, D28-1). Throws 422 for an invalid cursor. */
export async function listDrafts(context: TenantContext, query: DraftsQuery): Promise<DraftsPage> {
  const { tenantId } = context;
  const after = query.cursor ? decodeCursor(query.cursor, SORT, 'instant') : null;
  const filter = { tenantId, state: query.state ?? null };
  return withTenant(context, async (tx) => {
    // One row more than the page size shows whether there is a next page.
    const rows = await listRows(tx, filter, { after, limit: query.limit + 1 });
    const shown = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? shown.at(-1) : undefined;
    return {
      drafts: shown.map(presentSummary),
      next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId }) : null,
      total: await countDrafts(tx, filter, COUNTED_TO + 1),
    };
  });
}

/** A draft with its lines at current prices (S2.2-90). Throws 404. */
export async function readDraft(
  context: TenantContext,
  user: SessionUser,
  draftId: string,
): Promise<DraftOrder> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const row = await findDraft(tx, { tenantId, draftId });
    if (!row) throw notFound();
    return presentDraft(tx, tenantId, user, row);
  });
}

/** What a store sells, to compose a draft of (S2.2-89). Throws 404 for what is not a store of this tenant. */
export async function listDraftProducts(context: TenantContext, slug: string): Promise<DraftProducts> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const ids = await findSoldIds(tx, { tenantId, slug, limit: OFFERED });
    const { event, products } = await readKeptStore(tx, tenantId, slug, ids);
    const pricing = storePricing(event);
    const byId = new Map(products.map((product) => [product.id, product]));
    return {
      currency: event.currency,
      products: ids.flatMap((id) => {
        const product = byId.get(id);
        if (!product || product.variants.length === 0) return [];
        const { name, unitNet, vatApplies, variants } = product;
        const offered = variants.map((one) => ({
          id: one.id,
          colour: colourOf(product, one.colourIdentifier),
          size: one.size,
          left: one.stock,
        }));
        return [
          { id, name, price: toWire(displayUnitPrice(pricing, unitNet, vatApplies)), variants: offered },
        ];
      }),
    };
  });
}

/** What these lines cost now (S2.2-89). Throws 404, and 422 for lines that can't be sold. */
export async function quoteDraft(
  context: TenantContext,
  slug: string,
  products: WantedDraftLines,
): Promise<PricedDraftLines> {
  return withTenant(context, async (tx) => {
    const ids = products.map(({ product_id: id }) => id);
    const facts = await readKeptStore(tx, context.tenantId, slug, ids);
    const lines = await composedLines(tx, facts, products);
    return (await priceDraft(tx, facts, { id: null, lines })).priced;
  });
}
