import type { Region } from '@/lib/kernel/regions';
import { isId } from '@/lib/kernel/ids';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { isBulkIntent } from '@/lib/modules/payments/data/bulk-payments';
import { payments } from '@/lib/payments';

interface BulkKey {
  tenantId: string;
  bulkOrderId: string;
}

/**
 * Has the worker look at a Bulk order's payment, of which the provider has told something: the module of Bulk orders, which
 * is above this one, asks the provider itself, so that events may come in any order and more than once. False for a payment
 * of another installation on the same account. D36-8.
 */
export async function tellBulkPayment(
  { tenantId, bulkOrderId }: BulkKey,
  intentId: string,
  requestId: string,
): Promise<boolean> {
  if (!isId('tenant', tenantId)) return false;
  const context: TenantContext = { tenantId, actor: 'system', requestId };
  return withTenant(context, async (tx) => {
    if (!(await isBulkIntent(tx, { tenantId, bulkOrderId, intentId }))) return false;
    // Not the key of the looks by the clock: none of these may put this one off.
    const told = { jobKey: `bulk-payment-told:${bulkOrderId}` };
    await enqueue(tx, 'look-at-bulk-payment', { tenantId, bulkOrderId }, told);
    return true;
  });
}

/** The same for a refund or a dispute of a payment to the platform itself. Throws as `retrieveIntent` does. */
export async function tellBulkCharge(
  payee: { region: Region; account: null },
  { intentId, requestId }: { intentId: string; requestId: string },
): Promise<boolean> {
  const intent = await payments().retrieveIntent(payee, intentId);
  if (!intent?.bulkOrderId || intent.tenantId === null) return false;
  const key = { tenantId: intent.tenantId, bulkOrderId: intent.bulkOrderId };
  return tellBulkPayment(key, intentId, requestId);
}
