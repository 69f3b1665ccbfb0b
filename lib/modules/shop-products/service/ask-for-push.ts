import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { findShop } from '@/lib/modules/shop-platform/service/statements/find-shop';
import { askForPush, findOffered } from '@/lib/modules/shop-products/data/shop-products';
import { handleOf } from '@/lib/modules/shop-products/rules/product-input';
import { handleKey } from './product-facts';

/** Adds the job that pushes a client's next product; a shop is asked by one job at a time. */
export const pushLater = (tx: Transaction, tenantId: string, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    'push-shop-product',
    { tenantId },
    { jobKey: `shop-push:${tenantId}`, queue: `shop:${tenantId}`, ...(runAt && { runAt }) },
  );

/**
 * Has products put into the client's shop, or put there again as they are with us, which also undoes what was changed there. Asked for
 * twice, they are pushed once. Throws `conflict` while no shop is connected, and 404 for a product that is no designed one of
 * the client's. S4-74, S4-78.
 */
export async function pushProducts(
  context: TenantContext,
  productIds: readonly string[],
): Promise<{ waiting: number }> {
  const { tenantId } = context;
  const ids = [...new Set(productIds)];
  return withTenant(context, async (tx) => {
    const client = await findShop(tx, tenantId);
    const of = { tenantId, shop: client?.shop ?? '' };
    const found = await findOffered(tx, of, ids);
    if (found.length < ids.length) throw notFound();
    if (!client?.connected) throw new AppError('conflict');
    const rows = found.map(({ card, event }) => ({
      ...of,
      productId: card.id,
      eventId: event.id,
      handle: handleOf(card.name, handleKey(tenantId, card.id)),
    }));
    await askForPush(tx, rows, now());
    await audit(tx, context, {
      action: 'onboarding.shop_products_pushed',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { shop: client.shop, products: ids },
    });
    await pushLater(tx, tenantId);
    return { waiting: ids.length };
  });
}
