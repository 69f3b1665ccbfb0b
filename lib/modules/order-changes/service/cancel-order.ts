import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { givenBackOf } from '@/lib/modules/orders/service/statements/money-back';
import { cancelOrder as cancel, refundDue } from '@/lib/modules/orders/service/cancel-order';
import { asShopper } from './as-shopper';
import { changeOrder, type Change, type HeldOrder } from './change-order';

async function write(tx: Transaction, context: TenantContext, order: HeldOrder): Promise<void> {
  const { tenantId, id: orderId } = order;
  const given = await givenBackOf(tx, { tenantId, orderId });
  await cancel(tx, context, order, { actor: 'client', reason: 'shopper' });
  await audit(tx, context, {
    action: 'order.cancelled',
    subjectType: 'order',
    subjectId: orderId,
    data: { refund: refundDue(order) ? order.totalMinor - given : 0, currency: order.currency },
  });
  const kind = order.kind === 'claim' ? 'claim_cancelled' : 'order_cancelled';
  await enqueue(tx, 'send-order-mail', { tenantId, orderId, kind });
}

/**
 * Cancels an order for the holder of its link (D18-3, D32): stock, voucher and claim keys are given back, and the
 * payment is refunded by a job, so that a crash in between is repaired. Cancelling again returns the same. Throws as
 * `asShopper` does.
 */
export function cancelOrder(token: string, requestId: string, version: string): Promise<OrderPage> {
  const change: Change = { isDone: (_, order) => order.status === 'cancelled', write };
  return asShopper(token, requestId, (editor) => changeOrder(editor, version, change));
}
