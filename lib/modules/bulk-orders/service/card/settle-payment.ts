import { notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SettledBulkPayment } from '@/lib/modules/bulk-orders/contract/pay-bulk-order';
import { findPayment } from '@/lib/modules/bulk-orders/data/bulk-payment';
import { findBulk } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { listRefunds, readShares } from '@/lib/modules/bulk-orders/data/bulk-refunds';
import { goneOf } from '@/lib/modules/bulk-orders/rules/money-back';
import { requireBulkEvent } from '@/lib/modules/bulk-orders/service/read-bulk-orders';
import { followPayment } from './follow-payment';

/**
 * Asks the provider whether a Bulk order has been paid, and lets it begin. `refused`: money came that was too late or not
 * what was asked for, and goes back. Safe to repeat. Throws 404, also for one on credit, and the provider's errors. D36-8.
 */
export async function settleBulkPayment(
  context: TenantContext,
  { slug, order: id }: { slug: string; order: string },
): Promise<SettledBulkPayment> {
  const { tenantId } = context;
  const key = { tenantId, bulkOrderId: id };
  await withTenant(context, async (tx) => {
    const event = await requireBulkEvent(tx, context, slug);
    const bulk = await findBulk(tx, { tenantId, id });
    if (bulk?.eventId !== event.id) throw notFound();
  });
  const standing = await followPayment(context, key);
  if (standing === null) throw notFound();
  return withTenant(context, async (tx) => {
    const [bulk, payment] = [await findBulk(tx, { tenantId, id }), await findPayment(tx, key)];
    if (!bulk || !payment) throw notFound();
    const began = (await readShares(tx, key)).some(({ accepted }) => accepted);
    return {
      state: standing === 'paid' && !began ? 'refused' : standing,
      ref: bulk.ref,
      amount: toWire(payment.receivedMinor ?? payment.amountMinor),
      currency: payment.currency,
      refunded: toWire(goneOf(await listRefunds(tx, key))),
    };
  });
}
