import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { findCases } from '@/lib/modules/returns/data/order-cases';
import { writeReplacement } from './answer-case';

/**
 * Asks the platform's staff to replace what the open complaints of one order of many are about, with a mail to the buyer for
 * each. D3-35, D53-8. An order whose complaints have all been asked for stays as it is. Throws 404 for another tenant's order, and
 * `conflict` for one without an open complaint.
 */
export async function replaceInBulk(
  context: TenantContext,
  { orderId, bulkActId }: { orderId: string; bulkActId: string },
): Promise<void> {
  const { tenantId, userId = '' } = context;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const complaints = (await findCases(tx, { tenantId, orderId })).filter(
      ({ kind }) => kind !== 'withdrawal',
    );
    const open = complaints.filter(({ state }) => state === 'open');
    if (open.length === 0) {
      if (complaints.some(({ state }) => state === 'replacement_requested')) return;
      throw new AppError('conflict');
    }
    for (const row of open) await writeReplacement(tx, context, { row, order }, { userId, bulkActId });
    await announce(tx, 'order.changed', { tenantId, orderId });
  });
}
