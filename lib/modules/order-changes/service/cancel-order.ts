import { AppError } from '@/lib/kernel/app-error';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { giveBack } from '@/lib/modules/claims/service/give-back';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { changeOrder, type HeldOrder } from './change-order';

async function write(tx: Transaction, context: TenantContext, order: HeldOrder): Promise<void> {
  const { tenantId, id: orderId, status } = order;
  const moved = await moveOrder(
    tx,
    context,
    { tenantId, id: orderId, status, returnsTo: null },
    { to: 'cancelled', actor: 'client', reason: 'shopper' },
  );
  if (!moved.ok) throw new AppError('conflict');
  await giveBack(tx, order);
  const refund = order.paymentStatus === 'paid' && order.totalMinor > 0;
  await audit(tx, context, {
    action: 'order.cancelled',
    subjectType: 'order',
    subjectId: orderId,
    data: { refund: refund ? order.totalMinor : 0, currency: order.currency },
  });
  const job = { tenantId, orderId };
  if (refund) await enqueue(tx, 'refund-order', job, { jobKey: `refund:${orderId}` });
  const kind = order.kind === 'claim' ? 'claim_cancelled' : 'order_cancelled';
  await enqueue(tx, 'send-order-mail', { ...job, kind });
  await enqueue(tx, 'announce-order', job, { jobKey: `announce:${orderId}` });
  // The event's page may have said that no gifts are left.
  if (order.kind === 'claim') {
    const { slug } = order.snapshot;
    await enqueuePurge(tx, slug);
  }
}

/**
 * Cancels an order for the holder of its link (D18-3, D32): stock, voucher and claim keys are given back, and the
 * payment is refunded by a job, so that a crash in between is repaired. Cancelling again returns the same. Throws as
 * `changeOrder` does.
 */
export function cancelOrder(token: string, requestId: string, version: string): Promise<OrderPage> {
  return changeOrder(token, requestId, version, {
    isDone: (_, order) => order.status === 'cancelled',
    write,
  });
}
