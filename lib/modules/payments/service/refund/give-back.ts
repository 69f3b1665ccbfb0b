import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { mayCancel } from '@/lib/modules/orders/rules/may-cancel';
import type { RefundedPieces, RefundReason } from '@/lib/modules/orders/rules/refund-requests';
import { callOff } from '@/lib/modules/orders/service/call-off';
import type { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { insertRefundRequest } from '@/lib/modules/payments/data/refund-requests';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** What goes back, and why. Minor units. */
export interface GiveBack {
  userId: string;
  amount: number;
  /** What is left of the order's money, as `refundGround` says it. */
  left: number;
  /** The pieces, and whether the shipping, whose price it is; neither for a mere amount. */
  lines: RefundedPieces[];
  withShipping: boolean;
  reason: RefundReason;
  /** Stand for the reason `other`. */
  words: string;
  /** Staff say that it is at the platform's cost. */
  bearer?: 'platform';
}

/** A request as it is written. */
export type NewRequest = Parameters<typeof insertRefundRequest>[1];

/** Writes a request that a job makes at the provider, with its audit row. The order must be locked. D36-13. */
export async function sendRequest(
  tx: Transaction,
  context: TenantContext,
  { currency }: Order,
  request: NewRequest,
): Promise<void> {
  const { tenantId, orderId, id, amountMinor: amount, reason, after, bearer } = request;
  await insertRefundRequest(tx, request);
  await audit(tx, context, {
    action: 'order.refund_requested',
    subjectType: 'order',
    subjectId: orderId,
    data: { request: id, amount, currency, reason, ...(after && { after }), ...(bearer && { bearer }) },
  });
  await enqueue(tx, 'refund-order', { tenantId, orderId, requestId: id }, { jobKey: `refund:${id}` });
  await enqueue(tx, 'announce-order', { tenantId, orderId });
}

/**
 * The one door by which a person gives an order's money back: a request that a job makes at the provider, with its audit row; all
 * of an order that is not made yet cancels it instead. The order must be locked and the amount decided from `refundGround` in the
 * same transaction. Returns the request's id; null where the order was cancelled. D36-13.
 */
export async function giveBack(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { userId, amount, left, lines, withShipping, reason, words, bearer }: GiveBack,
): Promise<string | null> {
  if (amount === left && mayCancel(order)) {
    await callOff(tx, context, order, { reason: reason === 'other' ? 'other' : 'refunded_in_full', words });
    return null;
  }
  const { tenantId, id: orderId } = order;
  const id = newId('refundRequest');
  await sendRequest(tx, context, order, {
    tenantId,
    id,
    orderId,
    amountMinor: amount,
    lines,
    withShipping,
    reason,
    words: reason === 'other' ? words : '',
    askedBy: userId,
    askedAt: now(),
    state: 'waiting',
    bearer,
  });
  return id;
}
