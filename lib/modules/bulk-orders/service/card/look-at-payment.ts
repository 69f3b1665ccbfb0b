import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { findPayment } from '@/lib/modules/bulk-orders/data/bulk-payment';
import { followPayment } from './follow-payment';
import { lookLater } from './look-later';
import { noteCharge } from './note-charge';

/**
 * Looks at a Bulk order's payment, by the clock or since the provider has told something: settles it, and acts on what went
 * back at the provider. Looks again later while it is open. Rejects when the provider can't be reached, so that the job is
 * retried. D16-3, D36-8.
 */
export async function lookAtBulkPayment({
  tenantId,
  bulkOrderId,
}: {
  tenantId: string;
  bulkOrderId: string;
}): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const key = { tenantId, bulkOrderId };
  const standing = await followPayment(context, key);
  if (standing === 'paid') await noteCharge(context, key);
  if (standing !== 'open' && standing !== 'processing') return;
  await withTenant(context, async (tx) => {
    const payment = await findPayment(tx, key);
    if (payment?.state === 'open') await lookLater(tx, payment);
  });
}
