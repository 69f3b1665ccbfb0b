import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { saveRefund } from '@/lib/modules/orders/service/statements/money-back';
import type { ChargeRefund } from '@/lib/payments';
import { enqueueFeeReturn } from './enqueue-fee-return';
import { withdrawTaxOf } from './withdraw-tax-of';

/** In the place of a refund's id: the account's owner gave the money back at the provider. */
export const AT_PROVIDER = 'at_provider';

interface Refunded {
  orderId: string;
  /** The edit whose difference it is. */
  editId: string | null | undefined;
  /** Null when nothing was left to be given back: the account's owner had done it at the provider. */
  refund: ChargeRefund | null;
  /** Nothing that was sold is left to be reported as a sale. */
  whole: boolean;
  /** `us` when left out. */
  madeBy?: 'us' | 'otherwise';
}

/**
 * Records a refund that we made: its row, audit row, open pages, and the sale's reversal in the tax reports. The
 * caller has marked the order, the edit or the request as refunded in the same transaction, and calls this only when that was new.
 */
export async function recordRefund(
  tx: Transaction,
  context: TenantContext,
  { orderId, editId, refund, whole, madeBy = 'us' }: Refunded,
): Promise<void> {
  const { tenantId } = context;
  if (refund) {
    const { id: refundId, amount: amountMinor, state, madeAt } = refund;
    const row = { tenantId, orderId, refundId, amountMinor, state, madeAt, madeBy };
    await saveRefund(tx, { ...row, editId: editId ?? null });
    // Of a refund that has failed nothing went back.
    if (state !== 'failed') await enqueueFeeReturn(tx, { tenantId, orderId, refundId });
  }
  await audit(tx, context, {
    action: 'order.refunded',
    subjectType: 'order',
    subjectId: orderId,
    data: {
      refund: refund?.id ?? AT_PROVIDER,
      amount: refund?.amount ?? 0,
      ...(editId ? { edit: editId } : {}),
    },
  });
  await announce(tx, 'order.changed', { tenantId, orderId });
  if (whole) await withdrawTaxOf(tx, { tenantId, orderId });
}
