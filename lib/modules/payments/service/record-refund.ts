import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import type { Minor } from '@/lib/kernel/money';
import { withdrawTaxSales } from '@/lib/modules/payments/service/statements/tax-sales';

/** In the place of a refund's id: the account's owner gave the money back at the provider. */
export const AT_PROVIDER = 'at_provider';

interface Refunded {
  orderId: string;
  /** The provider's id, or `AT_PROVIDER`. */
  refundId: string;
  amount: Minor;
  /** The edit whose difference it is. */
  editId?: string | undefined;
}

/**
 * Records money that went back for an order: audit row, open pages, and the sale's reversal in the tax reports. The
 * caller has marked the order or the edit as refunded in the same transaction, and calls this only when that was new.
 */
export async function recordRefund(
  tx: Transaction,
  context: TenantContext,
  { orderId, refundId, amount, editId }: Refunded,
): Promise<void> {
  const { tenantId } = context;
  await audit(tx, context, {
    action: 'order.refunded',
    subjectType: 'order',
    subjectId: orderId,
    data: { refund: refundId, amount, ...(editId ? { edit: editId } : {}) },
  });
  await announce(tx, 'order.changed', { tenantId, orderId });
  // An edit that changed the tax has already replaced the former sale.
  if (editId || !(await withdrawTaxSales(tx, { tenantId, orderId }))) return;
  await enqueue(tx, 'record-tax', { tenantId, orderId }, { jobKey: `tax:${orderId}` });
}
