import type { Locale } from '@/lib/kernel/locales';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { ProductAnswer } from '@/lib/modules/storefront/contract/product-answer';
import { readProduct as readRow, type ProductRow } from '@/lib/modules/storefront/data/read-product';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { isShut } from './is-shut';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';
import { presentCard, type CardPlace } from './present-card';
import { presentProduct } from './present-product';

/** The answer of a product's call, from its row; `costs`: for a reader who may know what making it costs. */
export async function presentAnswer(
  place: CardPlace,
  row: ProductRow,
  { costs = false } = {},
): Promise<ProductAnswer> {
  const { id, slug, name } = row.event;
  return {
    product: presentProduct(place, row, await readBlanks(), { costs }),
    you_may_like_products: row.others.map((card) => presentCard(place, card)),
    event: { id, slug, name },
  };
}

/**
 * A product on sale with related products (S3.4, S7), and with `costs` what making it costs (D50-2). Throws 404 for a draft, a store on hold or not open, and another
 * store's product; `data.renamed_to` is set for a store's old name.
 */
export async function readProduct(
  context: TenantContext,
  slug: string,
  productId: string,
  { costs = false, lang }: { costs?: boolean; lang?: Locale | undefined } = {},
): Promise<ProductAnswer> {
  return withTenant(context, async (tx) => {
    const row = await readRow(tx, slug, productId, { lang });
    if (!row || isShut(row.event)) throw await notInStore(tx, slug);
    const { event } = row;
    const place = { tenantId: context.tenantId, slug: event.slug, pricing: storePricing(event) };
    return presentAnswer(place, row, { costs });
  });
}
