import type { z } from 'zod';
import type { deletedProduct } from '@/lib/modules/catalogue/contract/delete-product';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { removeEventProduct } from '@/lib/modules/catalogue/data/removed-products';
import { markDeleted } from '@/lib/modules/catalogue/service/statements/change-product';
import { restorableUntil } from '@/lib/modules/events/rules/deletion';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { changedAt, findEditable, purgeSellers } from './editable-product';
import type { ProductPlace } from './read-product';

/**
 * Removes a product from an event; if no other event sells it, the product is deleted (S3.9-3). Its row stays, since
 * orders refer to it; orders keep what they bought in their snapshots. Both can be restored for 30 days (D45-1). Audit rows and the purge of the stores are in
 * the same transaction. Throws 404 for an unknown product, and the lock errors of `findEditable`.
 */
export async function deleteEventProduct(
  context: TenantContext,
  place: ProductPlace,
): Promise<z.output<typeof deletedProduct>> {
  return withTenant(context, (tx) => takeOutProduct(tx, context, place));
}

/** The same in the caller's transaction; `act`: the act of many products that it is a part of. */
export async function takeOutProduct(
  tx: Transaction,
  context: TenantContext,
  place: ProductPlace,
  act?: string,
): Promise<z.output<typeof deletedProduct>> {
  const { tenantId } = context;
  const { productId } = place;
  const found = await findEditable(tx, context, place, { seenAt: null, lock: true });
  const { event, row } = found;
  const origin = act === undefined ? {} : { act };
  await purgeSellers(tx, tenantId, productId);
  const at = now();
  const entry = { tenantId, eventProductId: row.eventProductId };
  await removeEventProduct(tx, entry, { name: row.card.name, at, purgeDueAt: restorableUntil(at) });
  await audit(tx, context, {
    action: 'event_product.deleted',
    subjectType: 'event',
    subjectId: event.id,
    data: { product: productId, price: row.card.unitNet, position: row.position, ...origin },
  });
  const deleted = row.otherEvents === 0;
  if (deleted) {
    await markDeleted(tx, { tenantId, productId }, changedAt(found));
    const subject = { subjectType: 'product', subjectId: productId } as const;
    const data = { name: row.card.name, ...origin };
    await audit(tx, context, { action: 'product.deleted', ...subject, data });
  }
  return { product_id: productId, deleted };
}
