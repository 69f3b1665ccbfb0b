import { newId } from '@/lib/kernel/ids';
import { auditAll, type AuditEntry } from '@/lib/audit/append-audit';
import { skuOf } from '@/lib/modules/catalogue/rules/blanks/sku';
import {
  copyTexts,
  insertCopies,
  listCopied,
  type CopiedProduct,
  type CopyIds,
} from '@/lib/modules/catalogue/data/copy-products';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { MADE_TO_ORDER_STOCK } from './add-product';
import { readBlanks, type Blanks } from './read-blanks';

interface ProductCopy {
  from: string;
  to: string;
  /** As many in stock as the source has left, else as many as a new product has. */
  sameStock: boolean;
  /** More products than this are not copied. */
  most: number;
  at: Date;
}

/** Adds new ids for a copy of a product; returns the copy's. Name and status stay the source's unless `own` has others. */
export function addIds(
  ids: CopyIds,
  { id, eventProductId, blankId, code, variants }: CopiedProduct,
  blanks: Blanks,
  own: { name?: string; status?: 'draft' } = {},
): string {
  const product = newId('product');
  // SKUs are unique within a tenant, so the copy's id is part of its code.
  const ownCode = `${blanks.known(blankId)?.code ?? code}-${product.slice(-5).toUpperCase()}`;
  ids.products.push({ from: id, to: product, code: ownCode, ...own });
  ids.eventProducts.push({ from: eventProductId, to: newId('eventProduct'), product });
  for (const { id: from, colour, size } of variants) {
    ids.variants.push({ from, to: newId('variant'), product, sku: skuOf(ownCode, colour, size) });
  }
  return product;
}

/**
 * Copies the products of an event into another one of the same tenant, with designs, prices, order and translations, in
 * the caller's transaction and with audit rows. Returns each one's id there and here; null when there are more than `most`,
 * and nothing is copied.
 */
export async function copyProducts(
  tx: Transaction,
  context: TenantContext,
  { from, to, sameStock, most, at }: ProductCopy,
): Promise<{ from: string; to: string }[] | null> {
  const { tenantId } = context;
  const found = await listCopied(tx, { tenantId, eventId: from }, most + 1);
  if (found.length > most) return null;
  const ids: CopyIds = { products: [], eventProducts: [], variants: [] };
  const blanks = await readBlanks();
  for (const product of found) addIds(ids, product, blanks);
  const stock = sameStock ? null : MADE_TO_ORDER_STOCK;
  await insertCopies(tx, { tenantId, eventId: to, stock, at }, ids);
  await copyTexts(tx, { tenantId, eventId: from, into: to }, { products: ids.products, at });
  const entries = ids.products.flatMap(({ from: source, to: id }, index): AuditEntry[] => [
    {
      action: 'product.added',
      subjectType: 'product',
      subjectId: id,
      data: { cloned_from: source, status: found[index]?.status ?? null },
    },
    { action: 'event_product.added', subjectType: 'event', subjectId: to, data: { product: id } },
  ]);
  await auditAll(tx, context, entries);
  return ids.products;
}
