import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { toWire } from '@/lib/kernel/money';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { unsettledRefunds } from '@/lib/modules/orders/rules/refund-requests';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { askedRefundsOf, readMoneyBack } from '@/lib/modules/orders/service/statements/money-back';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { SettleForm } from '@/lib/modules/payments/contract/refund';
import { insertRefundRequest } from '@/lib/modules/payments/data/refund-requests';
import { recordRefund } from '@/lib/modules/payments/service/record-refund';
import { withdrawTaxOf, withdrawTaxPart } from '@/lib/modules/payments/service/withdraw-tax-of';
import { sendRequest, type NewRequest } from './give-back';
import { renewStatus, type LockedOrder } from './renew-status';

/** The request that settles a failed refund: about the same items as the one that failed. Throws 404 and `conflict`. */
async function requestAfter(
  tx: Transaction,
  order: LockedOrder,
  failedId: string,
): Promise<Omit<NewRequest, 'state' | 'askedBy' | 'askedAt'>> {
  const key = { tenantId: order.tenantId, orderId: order.id };
  const asked = await askedRefundsOf(tx, key);
  const { refunds } = await readMoneyBack(tx, key);
  const refund = refunds.find(({ refundId }) => refundId === failedId);
  const before = asked.find(({ id, refundId }) => id === failedId || refundId === failedId);
  if (!refund && before?.id !== failedId) throw notFound();
  const amountMinor = unsettledRefunds(order, asked, refunds).get(failedId);
  if (amountMinor === undefined) throw new AppError('conflict');
  const editId = refund?.editId ?? before?.editId ?? null;
  return {
    ...key,
    id: newId('refundRequest'),
    amountMinor,
    lines: before?.lines ?? [],
    withShipping: before?.withShipping ?? false,
    reason: before?.reason ?? (editId === null ? 'cancelled' : 'edit'),
    words: before?.words ?? '',
    bearer: before?.bearer ?? null,
    editId,
    after: failedId,
  };
}

/** The client has paid the buyer itself: the money counts as given back from now on, and the provider is asked for nothing. */
async function notePaid(
  tx: Transaction,
  context: TenantContext,
  order: LockedOrder,
  { words, ...request }: NewRequest,
): Promise<void> {
  const { tenantId, orderId, id, amountMinor: amount, editId } = request;
  await insertRefundRequest(tx, { ...request, reason: 'other', words, state: 'made', refundId: id });
  await audit(tx, context, {
    action: 'order.refund_paid_otherwise',
    subjectType: 'order',
    subjectId: orderId,
    data: { request: id, amount, currency: order.currency },
  });
  const refund = { id, amount, state: 'succeeded', ours: null, madeAt: now() } as const;
  await recordRefund(tx, context, { orderId, editId, refund, whole: false, madeBy: 'otherwise' });
  const gone = await renewStatus(tx, order);
  await (gone ? withdrawTaxOf : withdrawTaxPart)(tx, { tenantId, orderId });
}

/**
 * Settles a refund that failed for good, once: makes it again at the provider, as a refund of its own, or notes with a reason that the
 * client has paid the buyer in another way. Also of a cancelled order. D36-14. Throws 404 for another tenant's order and for a refund
 * that is none of it, and `conflict` for one that has not failed, is settled, or of whose amount something else is left than was seen.
 */
export async function settleRefund(
  context: TenantContext,
  user: SessionUser,
  { orderId, refundId }: { orderId: string; refundId: string },
  { how, words, amount }: SettleForm,
): Promise<OrderDetail> {
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, context.tenantId, orderId);
    if (!order) throw notFound();
    const found = await requestAfter(tx, order, refundId);
    if (toWire(found.amountMinor) !== amount) throw new AppError('conflict');
    const request = { ...found, askedBy: user.id, askedAt: now(), state: 'waiting' } as const;
    if (how === 'again') await sendRequest(tx, context, order, request);
    else await notePaid(tx, context, order, { ...request, words });
  });
  return readOrder(context, user, orderId);
}
