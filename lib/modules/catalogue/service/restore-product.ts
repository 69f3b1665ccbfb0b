import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { RemovedProduct } from '@/lib/modules/catalogue/contract/delete-product';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { listRemoved, lockRemoved, putRemovedBack } from '@/lib/modules/catalogue/data/removed-products';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { RESTORABLE_DAYS, restorableUntil } from '@/lib/modules/events/rules/deletion';
import { purgeSellers } from './editable-product';
import type { ProductPlace } from './read-product';

const SORT = '-removed_at';
const DAY_MS = 86_400_000;

/** What was taken out after this can be put back. */
const restorableSince = (): Date => new Date(now().getTime() - RESTORABLE_DAYS * DAY_MS);

/**
 * The products that were taken out of an event and can be restored, last ones first (D45-1). Throws 404 for another
 * tenant's event, 422 for an invalid cursor.
 */
export async function listDeletedProducts(
  context: TenantContext,
  slug: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ products: RemovedProduct[]; next_cursor: string | null }> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    const after = cursor ? decodeCursor(cursor, SORT, 'instant') : null;
    const asked = { tenantId, eventId: event.id, since: restorableSince() };
    // One row more than the page size shows whether there is a next page.
    const rows = await listRemoved(tx, asked, { after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const instant = (text: string) => new Date(text);
    return {
      products: shown.map(({ productId, name, removedAt }) => ({
        product_id: productId,
        name,
        deleted_at: instant(removedAt).toISOString(),
        restorable_until: restorableUntil(instant(removedAt)).toISOString(),
      })),
      next_cursor: last ? encodeCursor(SORT, { value: last.removedAt, id: last.id, tenantId }) : null,
    };
  });
}

/**
 * Puts a product back into the event that it was taken out of, with its price and place, audit row and purge of its
 * stores in the same transaction; one that was deleted comes back as a draft. A product that the event sells stays as it
 * is. Throws 404 for another tenant's, and 30 days after it was taken out; 409 for what staff have locked. D45-1.
 */
export async function restoreEventProduct(
  context: TenantContext,
  place: ProductPlace,
): Promise<{ product_id: string; status: 'draft' | 'active' }> {
  return withTenant(context, (tx) => putBackProduct(tx, context, place));
}

/** The same in the caller's transaction. */
export async function putBackProduct(
  tx: Transaction,
  context: TenantContext,
  { slug, productId }: ProductPlace,
): Promise<{ product_id: string; status: 'draft' | 'active' }> {
  const { tenantId } = context;
  const event = await findProductsEvent(tx, tenantId, slug, true);
  const found =
    event && (await lockRemoved(tx, { tenantId, eventId: event.id, productId }, restorableSince()));
  if (!event || !found) throw notFound();
  assertWritable(context.actor, event, found);
  const { id, status } = found;
  const answer = { product_id: productId, status };
  if (id === null) return answer;
  await putRemovedBack(tx, { tenantId, id, productId }, now());
  await audit(tx, context, {
    action: 'product.restored',
    subjectType: 'product',
    subjectId: productId,
    data: { event: event.id, status: { to: status } },
  });
  await purgeSellers(tx, tenantId, productId);
  return answer;
}
