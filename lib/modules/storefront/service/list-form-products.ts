import type { FormProducts } from '@/lib/modules/storefront/contract/form-product';
import { formProductOf } from '@/lib/modules/storefront/contract/form-product-of';
import type { QueryOf } from '@/lib/contract/route';
import type { listFormProducts } from '@/lib/modules/storefront/contract/list-form-products';
import { readProducts } from '@/lib/modules/storefront/data/read-product';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { FORM_PAGE_SIZE } from '@/lib/modules/catalogue/rules/list-products';
import { parseListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import { presentProduct } from './present-product';
import { findPage } from './list-products';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';

type Asked = QueryOf<typeof listFormProducts>;

/**
 * A page of an order form's products, each with its options; two statements, whatever the number. `preview`: a token
 * that allows reading an event in any status. Undefined for an unknown event. S2.7.
 */
export async function findFormProducts(
  tx: Transaction,
  { tenantId }: Pick<TenantContext, 'tenantId'>,
  slug: string,
  { q, page, lang, size = FORM_PAGE_SIZE }: Asked & { size?: number },
  preview?: string,
): Promise<FormProducts | undefined> {
  const query = parseListQuery({ q, page: String(page) });
  const found = await findPage(tx, slug, { query, lang, size, preview });
  if (!found) return undefined;
  const { event, ids, paged } = found;
  const place = { tenantId, slug, pricing: storePricing(event), ...(preview ? { preview } : {}) };
  const rows = await readProducts(tx, event.id, ids, lang);
  const blanks = await readBlanks();
  return { products: rows.map((row) => formProductOf(presentProduct(place, row, blanks))), ...paged };
}

/**
 * The same for the public. Throws 404 for a draft, an event on hold, a store that is not open, and a Bulk event, whose
 * pieces only its invitees see. D4, D5.
 */
export async function listEventProducts(
  context: TenantContext,
  slug: string,
  asked: Asked,
): Promise<FormProducts> {
  return withTenant(context, async (tx) => {
    const found = await findFormProducts(tx, context, slug, asked);
    if (!found) throw await notInStore(tx, slug);
    return found;
  });
}
