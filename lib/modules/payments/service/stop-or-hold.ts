import { audit } from '@/lib/audit/append-audit';
import { announce } from '@/lib/domain-events/announce';
import { enqueue } from '@/lib/db/enqueue';
import type { HoldReason } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { decideTransition } from '@/lib/modules/orders/rules/decide-transition';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { holdOrder, resumeOrder } from '@/lib/modules/orders/service/hold-order';
import { givenBackOf } from '@/lib/modules/orders/service/statements/money-back';
import type { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { ChargeRefund } from '@/lib/payments';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** In the order's history: why it was cancelled. */
const WHY = { refunded: 'refunded_at_provider', dispute_lost: 'dispute_lost' } as const;

interface Happened {
  /** Why production must not go on as it is; null if it may. */
  reason: HoldReason | null;
  /** Whether what happened speaks against production: a decision to go on stands until then. */
  fresh: boolean;
  /** The refunds that are new, or have changed. */
  refunds: readonly ChargeRefund[];
}

function mayCancel({ status, returnsTo, partMadeAt }: Order, reason: string): boolean {
  if (!isOrderStatus(status)) return false;
  const back = isOrderStatus(returnsTo) ? returnsTo : null;
  const decided = decideTransition({
    from: status,
    to: 'cancelled',
    returnsTo: back,
    actor: 'system',
    reason,
    begun: partMadeAt !== null,
  });
  return decided.ok && decided.value.outcome === 'moved';
}

async function stop(tx: Transaction, context: TenantContext, order: Order, why: string): Promise<void> {
  const { tenantId, id: orderId, currency } = order;
  await cancelOrder(tx, context, order, { actor: 'system', reason: why });
  const refund = await givenBackOf(tx, { tenantId, orderId });
  await audit(tx, context, {
    action: 'order.cancelled',
    subjectType: 'order',
    subjectId: orderId,
    data: { refund, currency, reason: why },
  });
  // Who has asked the bank for the money is told by the bank.
  if (why === WHY.refunded)
    await enqueue(tx, 'send-order-mail', { tenantId, orderId, kind: 'order_stopped' });
}

/** A mail for each refund that the shopper could not know of: our own come with the mail of what they are for. */
async function tellShopper(tx: Transaction, order: Order, refunds: readonly ChargeRefund[]): Promise<void> {
  const { tenantId, id: orderId } = order;
  for (const { id: refundId, state, ours } of refunds) {
    if (state === 'failed' || ours?.orderId === orderId) continue;
    await enqueue(tx, 'send-order-mail', { tenantId, orderId, kind: 'order_refunded', refundId });
  }
}

/**
 * What follows for a locked order from what happened to its money: it is stopped, held, let go on, or left alone. D32-7.
 * An order that has left the house, or was cancelled, cannot be held.
 */
export async function stopOrHold(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { reason, fresh, refunds }: Happened,
): Promise<void> {
  if ((reason === 'refunded' || reason === 'dispute_lost') && mayCancel(order, WHY[reason])) {
    await stop(tx, context, order, WHY[reason]);
    return;
  }
  if (order.status !== 'cancelled') await tellShopper(tx, order, refunds);
  if (reason !== null && fresh) await holdOrder(tx, context, order, reason);
  // What waits for approval goes on waiting, whatever has become of its money.
  const heldForMoney = order.holdReason !== null && order.holdReason !== 'approval';
  if (reason === null && heldForMoney) await resumeOrder(tx, context, order, { userId: null });
  await announce(tx, 'order.changed', { tenantId: order.tenantId, orderId: order.id });
}
