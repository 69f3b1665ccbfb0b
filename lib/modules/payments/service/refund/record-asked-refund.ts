import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { goesBackByItself } from '@/lib/modules/orders/rules/refund-requests';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { settleRequest } from '@/lib/modules/payments/data/refund-requests';
import { recordRefund } from '@/lib/modules/payments/service/record-refund';
import { withdrawTaxOf, withdrawTaxPart } from '@/lib/modules/payments/service/withdraw-tax-of';
import type { ChargeRefund } from '@/lib/payments';
import { tellRefundFailed } from './record-refused';
import { renewStatus, type LockedOrder } from './renew-status';

interface Asked {
  orderId: string;
  requestId: string;
  amount: number;
  /** Null when the provider refused it: less was left to be given back than was asked for. */
  refund: ChargeRefund | null;
}

/**
 * A cancelled order gives back all but what is on its way, and is perhaps marked as refunded already: what was on its way and is
 * refused goes back by a refund of its own. D3-50.
 */
export async function giveRestBack(tx: Transaction, order: LockedOrder, refusedId: string): Promise<void> {
  const { tenantId, id: orderId } = order;
  await renewStatus(tx, order);
  const jobKey = `refund:${orderId}:${refusedId}`;
  await enqueue(tx, 'refund-order', { tenantId, orderId, refusedId }, { jobKey });
}

/**
 * Records what has become of a refund that a person asked for, once: its row, the order's payment status, audit row, the
 * platform's fee, and a mail to the shopper; or that the provider refused it. D36-13.
 */
export async function recordAskedRefund(
  tx: Transaction,
  context: TenantContext,
  { orderId, requestId, amount, refund }: Asked,
): Promise<void> {
  const { tenantId } = context;
  const order = await lockOrder(tx, tenantId, orderId);
  const settled = await settleRequest(tx, { tenantId, orderId, requestId }, refund?.id ?? null);
  if (!order || !settled) return;
  if (refund === null) {
    await audit(tx, context, {
      action: 'order.refund_failed',
      subjectType: 'order',
      subjectId: orderId,
      data: { request: requestId, amount },
    });
    await announce(tx, 'order.changed', { tenantId, orderId });
    // One that a person made again is theirs to decide on, as is all of an order that staff settle apart.
    if (goesBackByItself(order) && settled.after === null) await giveRestBack(tx, order, requestId);
    else await tellRefundFailed(tx, { tenantId, orderId, failedId: requestId, amountMinor: amount });
    return;
  }
  await recordRefund(tx, context, { orderId, editId: settled.editId, refund, whole: false });
  if (refund.state === 'failed')
    return tellRefundFailed(tx, { tenantId, orderId, failedId: refund.id, amountMinor: refund.amount });
  const gone = await renewStatus(tx, order);
  await (gone ? withdrawTaxOf : withdrawTaxPart)(tx, { tenantId, orderId });
  await enqueue(tx, 'send-order-mail', { tenantId, orderId, kind: 'order_refunded', refundId: refund.id });
}
