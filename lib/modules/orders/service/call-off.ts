import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { givenBackOf } from '@/lib/modules/orders/service/statements/money-back';
import { refundDue, cancelOrder } from './cancel-order';

/**
 * Cancels a locked order for its client, or because nothing of it is left to be made (D3-50): what it took goes back, with the audit row and a mail to the shopper. D32-3. `words`
 * stand for the reason `other`. Throws `conflict` when the transition table does not allow it.
 */
export async function callOff(
  tx: Transaction,
  context: TenantContext,
  order: Parameters<typeof cancelOrder>[2],
  { reason, words, bulkActId }: { reason: string; words: string; bulkActId?: string | undefined },
): Promise<void> {
  const { tenantId, id: orderId, currency, totalMinor } = order;
  const actor = context.actor === 'staff' || context.actor === 'system' ? context.actor : 'client';
  const refunds = refundDue(order);
  const given = await givenBackOf(tx, { tenantId, orderId });
  await cancelOrder(tx, context, order, { actor, reason: reason === 'other' ? words : reason, bulkActId });
  await audit(tx, context, {
    action: 'order.cancelled',
    subjectType: 'order',
    subjectId: orderId,
    data: {
      reason,
      refund: refunds ? totalMinor - given : 0,
      currency,
      ...(bulkActId !== undefined && { bulk_act: bulkActId }),
    },
  });
  const mail = { tenantId, orderId, kind: 'order_called_off', refundDue: refunds } as const;
  // In place of a confirmation that has not left yet.
  await enqueue(tx, 'send-order-mail', mail, { jobKey: `confirm:${orderId}` });
}
