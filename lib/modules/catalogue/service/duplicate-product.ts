import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { auditAll } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import {
  copyTexts,
  insertCopies,
  listCopied,
  type CopyIds,
} from '@/lib/modules/catalogue/data/copy-products';
import { findPlace, lockOrder, saveOrder } from '@/lib/modules/catalogue/data/move-product';
import { addIds } from './copy-products';
import { findEditable } from './editable-product';
import { nameOfCopy } from './name-of-copy';
import { readBlanks } from './read-blanks';
import { findProduct, presentFound, type ProductPlace } from './read-product';

/** Puts the copy, which has the original's position, right after it. */
async function placeAfter(
  tx: Transaction,
  key: { tenantId: string; eventId: string },
  { from, to }: { from: string; to: string },
): Promise<void> {
  const original = await findPlace(tx, key, from);
  const copy = await findPlace(tx, key, to);
  if (!original || !copy)
    throw new Error('both are there: one was read, the other inserted, in this transaction');
  // Once the copy has left a place before the original, the original moves up.
  const wanted = copy.place < original.place ? original.place : original.place + 1;
  await saveOrder(tx, key, { productId: to, from: copy.place, to: wanted });
}

/**
 * Copies a product within its event as a draft right after it: design, prices, colours, texts with their translations, and
 * stock as it is now, which a person checks before the copy is sold. A lock by staff is kept on their own copy. Audit rows in
 * the same transaction. Throws what `findEditable` throws. S2.2-60.
 */
export async function duplicateProduct(
  context: TenantContext,
  place: ProductPlace,
): Promise<EventProductDetail> {
  const { tenantId } = context;
  const copy = await withTenant(context, async (tx) => {
    await lockOrder(tx, { tenantId, slug: place.slug });
    const found = await findEditable(tx, context, place, { seenAt: null, lock: true });
    const key = { tenantId, eventId: found.event.id };
    const [source] = await listCopied(tx, { ...key, productId: place.productId }, 1);
    if (!source) throw notFound();
    const ids: CopyIds = { products: [], eventProducts: [], variants: [] };
    const at = now();
    const name = await nameOfCopy(tx, {
      tenantId,
      event: found.event,
      name: found.row.card.name,
      always: true,
    });
    const id = addIds(ids, source, await readBlanks(), { name, status: 'draft' });
    await insertCopies(tx, { ...key, stock: null, at }, ids);
    await copyTexts(tx, key, { products: ids.products, at });
    await placeAfter(tx, key, { from: place.productId, to: id });
    await auditAll(tx, context, [
      {
        action: 'product.added',
        subjectType: 'product',
        subjectId: id,
        data: { copied_from: place.productId, status: 'draft' },
      },
      {
        action: 'event_product.added',
        subjectType: 'event',
        subjectId: found.event.id,
        data: { product: id },
      },
    ]);
    return findProduct(tx, tenantId, { ...place, productId: id });
  });
  return presentFound(context, copy);
}
