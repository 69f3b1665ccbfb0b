import { AppError } from '@/lib/kernel/app-error';
import { audit, auditOnce } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { findPaidOrder } from '@/lib/modules/payments/data/find-paid-order';
import { decideTransition } from '@/lib/modules/orders/rules/decide-transition';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { owedByEdits } from '@/lib/modules/orders/service/statements/edits';
import { markRefunded } from '@/lib/modules/orders/service/statements/mark-refunded';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { payments, type Charge, type Merchant } from '@/lib/payments';
import { AT_PROVIDER, recordRefund } from './record-refund';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

const RETRY_AFTER_S = 60;
const BY_SYSTEM = { actor: 'system', reason: 'refunded_at_provider' } as const;

function mayCancel({ status, returnsTo }: Order): boolean {
  if (!isOrderStatus(status)) return false;
  const back = isOrderStatus(returnsTo) ? returnsTo : null;
  const decided = decideTransition({ from: status, to: 'cancelled', returnsTo: back, ...BY_SYSTEM });
  return decided.ok && decided.value.outcome === 'moved';
}

const idOf = ({ lastRefundId }: Charge): string => lastRefundId ?? AT_PROVIDER;

/** All of the money is back: an order that is not in production yet must not be made. */
async function noteWhole(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  charge: Charge,
): Promise<void> {
  const { tenantId, id: orderId } = order;
  const stops = mayCancel(order);
  // First: what is cancelled afterwards owes nothing.
  if (!(await markRefunded(tx, tenantId, orderId))) return;
  await recordRefund(tx, context, { orderId, refundId: idOf(charge), amount: charge.refunded });
  if (!stops) return;
  await cancelOrder(tx, context, { ...order, paymentStatus: 'refunded' }, BY_SYSTEM);
  await audit(tx, context, {
    action: 'order.cancelled',
    subjectType: 'order',
    subjectId: orderId,
    data: { refund: charge.refunded, currency: order.currency, reason: BY_SYSTEM.reason },
  });
  await enqueue(tx, 'send-order-mail', { tenantId, orderId, kind: 'order_cancelled' });
}

/** Part of the money is back: written down once for each sum, beside what our own edits gave back. */
async function notePart(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { outside, charge }: { outside: number; charge: Charge },
): Promise<void> {
  const entry = { action: 'order.refunded', subjectType: 'order', subjectId: order.id } as const;
  const data = { refund: idOf(charge), amount: outside, partial: true };
  await auditOnce(tx, context, `refund:${order.id}:${outside}`, { ...entry, data });
}

async function note(tx: Transaction, context: TenantContext, orderId: string, charge: Charge): Promise<void> {
  const order = await lockOrder(tx, context.tenantId, orderId);
  // The payment itself has not been heard of yet: the provider tells the refund again.
  if (order?.paymentStatus === 'awaiting_payment')
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER_S });
  if (order?.paymentStatus !== 'paid') return;
  const outside = charge.refunded - (await owedByEdits(tx, context.tenantId, orderId));
  // Only our own edits gave something back: the order is as it was edited, even if that costs nothing.
  if (outside <= 0) return;
  if (charge.refunded >= charge.received) await noteWhole(tx, context, order, charge);
  else await notePart(tx, context, order, { outside, charge });
}

/**
 * Acts on a refund that somebody made at the provider: the charge itself is read, so that events may come in any order
 * and more than once. A full refund before production stops the order and gives back stock, voucher and code; later it
 * is only recorded, and so is a part. D16, D36. Throws as `readCharge` does.
 */
export async function noteRefund(
  { tenantId, merchant, requestId }: { tenantId: string; merchant: Merchant; requestId: string },
  intentId: string,
): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system', requestId };
  const { account } = merchant;
  const orderId = await withTenant(context, (tx) => findPaidOrder(tx, tenantId, { intentId, account }));
  if (orderId === undefined) return;
  const charge = await payments().readCharge(merchant, intentId);
  if (!charge || charge.refunded === 0) return;
  await withTenant(context, (tx) => note(tx, context, orderId, charge));
}
