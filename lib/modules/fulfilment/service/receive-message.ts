import { notFound } from '@/lib/kernel/app-error';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { FulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import { enqueue } from '@/lib/db/enqueue';
import { announce } from '@/lib/domain-events/announce';
import { addHistory, lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { setTracking } from '@/lib/modules/orders/service/statements/find-lines';
import { keepMessage, wasSentTo } from '@/lib/modules/fulfilment/data/submissions';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { audit } from '@/lib/audit/append-audit';
import { moveOrder } from '@/lib/modules/orders/service/move-order';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Stores a message that cannot move the order: in the log, and in the order's history if it names a known status. */
async function noteRefusal(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  message: FulfillerMessage,
  why: string,
) {
  if (isOrderStatus(message.status) && isOrderStatus(order.status)) {
    const row = { tenantId: order.tenantId, orderId: order.id, from: order.status, to: message.status };
    await addHistory(tx, { ...row, actor: 'fulfiller', userId: null, moved: false, reason: why });
  }
  await audit(tx, context, {
    action: 'order.message_ignored',
    subjectType: 'order',
    subjectId: order.id,
    data: { why },
  });
}

async function afterMove(tx: Transaction, order: Order, message: FulfillerMessage): Promise<void> {
  const job = { tenantId: order.tenantId, orderId: order.id };
  if (message.tracking) await setTracking(tx, order.tenantId, order.id, message.tracking);
  await announce(tx, 'order.changed', job);
  if (message.status === 'shipped') await enqueue(tx, 'send-order-mail', { ...job, kind: 'order_shipped' });
}

/**
 * Handles a fulfiller's verified message: stored once per order and message id, then applied by the transition table of
 * D32. A late, repeated or impossible message moves nothing, nor does one of `from` where another fulfiller has the order by now.
 * Throws 404 when the order does not match the reference, or was never sent to `from`. S2.2-146.
 */
export async function receiveMessage(
  tenantId: string,
  orderId: string,
  message: FulfillerMessage,
  from?: string,
): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'fulfiller' };
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order || order.orderRef !== message.order_ref) throw notFound();
    const fulfillerId = from ?? order.fulfillerId;
    if (from !== undefined && !(await wasSentTo(tx, { tenantId, orderId, fulfillerId: from })))
      throw notFound();
    const kept = {
      tenantId,
      // Each printer numbers its own messages, so an id is unique only for one order at one printer: another may print it again.
      messageId: [orderId, fulfillerId, message.id].filter((part) => part !== null).join(':'),
      orderId,
      status: message.status,
      payload: { ...message },
      fulfillerId,
    };
    if (!(await keepMessage(tx, kept))) return;
    if (fulfillerId !== order.fulfillerId) return noteRefusal(tx, context, order, message, 'another printer');
    if (!isOrderStatus(message.status)) return noteRefusal(tx, context, order, message, 'unknown status');
    const place = movable(order);
    const outcome = await moveOrder(tx, context, place, {
      to: message.status,
      actor: 'fulfiller',
      reason: message.reason ?? null,
    });
    if (!outcome.ok) return noteRefusal(tx, context, order, message, outcome.error);
    if (outcome.value === 'moved') await afterMove(tx, order, message);
  });
}
