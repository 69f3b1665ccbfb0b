import type { z } from 'zod';
import { notFound } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { ProductMove, productMoved } from '@/lib/modules/catalogue/contract/move-product';
import { findPlace, lockOrder, saveOrder } from '@/lib/modules/catalogue/data/move-product';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';

/**
 * Moves a product to a place in its store's order, counted from 1; beyond the last it is the last. Audit row and purge of
 * the store in the same transaction; to its own place nothing changes. Throws 404 for another tenant's event or product,
 * 409 for an event that staff have locked. S2.2-17.
 */
export async function moveProduct(
  context: TenantContext,
  slug: string,
  { product_id: productId, to: wanted }: ProductMove,
): Promise<z.output<typeof productMoved>> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    await lockOrder(tx, { tenantId, slug });
    const event = await findProductsEvent(tx, tenantId, slug);
    const key = event && { tenantId, eventId: event.id };
    const found = key && (await findPlace(tx, key, productId));
    if (!event || !key || !found) throw notFound();
    assertWritable(context.actor, event);
    const { place: from, count } = found;
    const to = Math.min(wanted, count);
    const answer = { product_id: productId, from, to };
    if (from === to) return answer;
    await saveOrder(tx, key, { productId, from, to });
    await audit(tx, context, {
      action: 'event.updated',
      subjectType: 'event',
      subjectId: event.id,
      data: { product: productId, place: { from, to } },
    });
    await enqueuePurge(tx, slug);
    return answer;
  });
}
