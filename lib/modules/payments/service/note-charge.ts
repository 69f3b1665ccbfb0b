import { AppError } from '@/lib/kernel/app-error';
import { enqueue } from '@/lib/db/enqueue';
import type { PaymentStatus } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { findPaidOrder } from '@/lib/modules/payments/data/find-paid-order';
import { holdReasonOf, paymentStatusOf } from '@/lib/modules/payments/rules/money-back';
import { goesBackByItself } from '@/lib/modules/orders/rules/refund-requests';
import { wasPaid } from '@/lib/modules/orders/rules/statuses';
import {
  readMoneyBack,
  setPaymentStatus,
  type RefundRow,
} from '@/lib/modules/orders/service/statements/money-back';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { payments, type Charge, type ChargeRefund, type Merchant } from '@/lib/payments';
import { recordDisputes, recordOutsideRefunds } from './record-charge';
import { stopOrHold } from './stop-or-hold';
import { restoreTaxOf, withdrawTaxOf, withdrawTaxPart } from './withdraw-tax-of';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

const RETRY_AFTER_S = 60;

/** Money that went back beside our own refunds: nothing that was sold is left to be reported as a sale. */
const GONE: readonly PaymentStatus[] = ['refunded', 'dispute_lost'];

/**
 * A payment that was disputed while its order was being cancelled could not be given back then; once the dispute is won
 * it is. So is that of an order that a lost dispute has cancelled, where an appeal wins it: it is not made any more.
 */
async function refundLate(tx: Transaction, order: Order, next: PaymentStatus): Promise<void> {
  const disputed = order.paymentStatus === 'disputed' || order.paymentStatus === 'dispute_lost';
  const won = disputed && (next === 'paid' || next === 'partly_refunded');
  if (!won || !goesBackByItself(order)) return;
  const { tenantId, id: orderId } = order;
  await enqueue(tx, 'refund-order', { tenantId, orderId }, { jobKey: `refund:${orderId}` });
}

/** The tax in the provider's reports follows the money: an order without tax, as after a move abroad, has none to stand again. */
async function settleTax(
  tx: Transaction,
  order: Order,
  { gone, cameAgain }: Record<'gone' | 'cameAgain', boolean>,
) {
  const key = { tenantId: order.tenantId, orderId: order.id };
  if (gone) await withdrawTaxOf(tx, key);
  else if (cameAgain && order.snapshot.tax) await restoreTaxOf(tx, key);
  else await withdrawTaxPart(tx, key);
}

/** Money that comes again, or arrives where it was known to go, is nothing to ask the client about once more. D32-85. */
const hasGone = ({ id, state }: ChargeRefund, known: readonly RefundRow[]): boolean =>
  state !== 'failed' && !known.some(({ refundId }) => refundId === id);

async function note(tx: Transaction, context: TenantContext, orderId: string, charge: Charge): Promise<void> {
  const order = await lockOrder(tx, context.tenantId, orderId);
  // The payment itself has not been heard of yet: the provider tells the rest again.
  if (order?.paymentStatus === 'awaiting_payment')
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER_S });
  if (!order || !wasPaid(order.paymentStatus)) return;
  const key = { tenantId: context.tenantId, orderId };
  const known = await readMoneyBack(tx, key);
  const refunds = await recordOutsideRefunds(tx, context, { orderId, charge, known: known.refunds });
  const disputes = await recordDisputes(tx, context, { order, charge, known: known.disputes });
  if (refunds.length + disputes.length === 0) return;
  const facts = await readMoneyBack(tx, key);
  const next = paymentStatusOf({
    received: charge.received,
    refunds: facts.refunds.map(({ amountMinor, ...refund }) => ({ ...refund, amount: amountMinor })),
    disputes: facts.disputes,
  });
  // First: what is cancelled afterwards owes nothing.
  if (next !== order.paymentStatus) await setPaymentStatus(tx, key, next);
  const cameAgain =
    refunds.some(({ state }) => state === 'failed') || disputes.some(({ state }) => state === 'won');
  await settleTax(tx, order, { gone: GONE.includes(next), cameAgain });
  await refundLate(tx, order, next);
  await stopOrHold(
    tx,
    context,
    { ...order, paymentStatus: next },
    {
      reason: holdReasonOf(next, facts.disputes),
      fresh:
        refunds.some((refund) => hasGone(refund, known.refunds)) ||
        disputes.some(({ state }) => state !== 'won'),
      refunds,
    },
  );
}

/**
 * Acts on what happened to a payment at the provider without us: refunds made there, refunds that failed, disputes. The
 * charge itself is read, so that events may come in any order and more than once. Money that is all gone before
 * production stops the order and gives back stock, voucher and code; later, and while a dispute is open, the order is
 * held and the client asked. D16-11, D32-7, D36. Throws as `readCharge` does.
 */
export async function noteCharge(
  { tenantId, merchant, requestId }: { tenantId: string; merchant: Merchant; requestId: string },
  intentId: string,
): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system', requestId };
  const { account } = merchant;
  const orderId = await withTenant(context, (tx) => findPaidOrder(tx, tenantId, { intentId, account }));
  if (orderId === undefined) return;
  const charge = await payments().readCharge(merchant, intentId);
  if (!charge || charge.refunds.length + charge.disputes.length === 0) return;
  await withTenant(context, (tx) => note(tx, context, orderId, charge));
}
