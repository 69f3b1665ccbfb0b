import { now } from '@/lib/kernel/clock';
import { phaseOf } from '@/lib/domain/checkout/event-door';
import { storePricing } from '@/lib/domain/pricing/store-pricing';
import type { ProductAnswer } from '@/lib/contracts/product/product-answer';
import type { EventJson } from '@/lib/db/queries/catalogue/event-json';
import { readProduct as readRow, type ProductRow } from '@/lib/db/queries/product/read-product';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notInStore } from '@/lib/services/storefront/not-in-store';
import { presentCard, type CardPlace } from '@/lib/services/storefront/present-card';
import { presentProduct } from './present-product';

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A store shows no product before it opens and after it has closed. DECISIONS 5. */
function isShut({ type, opensAt, closesAt }: EventJson): boolean {
  const times = { opensAt: instantOf(opensAt), closesAt: instantOf(closesAt) };
  return type === 'Store' && phaseOf(times, now()) !== 'open';
}

/** What a product's call answers, out of its row. */
export function presentAnswer(place: CardPlace, row: ProductRow): ProductAnswer {
  const { id, slug, name } = row.event;
  return {
    product: presentProduct(place, row),
    you_may_like_products: row.others.map((card) => presentCard(place, card)),
    event: { id, slug, name },
  };
}

/**
 * A product on sale with what else the shopper may like (SPEC 3.4, 7). Throws 404 for a draft, a store on hold or not open, and
 * another store's product, with `data.renamed_to` for a store's old name.
 */
export async function readProduct(
  context: TenantContext,
  slug: string,
  productId: string,
): Promise<ProductAnswer> {
  return withTenant(context, async (tx) => {
    const row = await readRow(tx, slug, productId);
    if (!row || isShut(row.event)) throw await notInStore(tx, slug);
    const { event } = row;
    const place = { tenantId: context.tenantId, slug: event.slug, pricing: storePricing(event) };
    return presentAnswer(place, row);
  });
}
