import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { scaleHalfUp, type Minor } from '@/lib/kernel/money';
import { audit } from '@/lib/audit/append-audit';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { feeRefundsOf, saveFeeRefund } from '@/lib/modules/payments/service/statements/fee-refunds';
import { moveFeeIn } from '@/lib/modules/ledger/service/statements/fee-on-credit';
import { heldCredit } from '@/lib/modules/ledger/service/statements/held-credit';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';
import { refundedByLine } from '@/lib/modules/orders/rules/left-out';
import { goesBackByItself } from '@/lib/modules/orders/rules/refund-requests';
import { borneBack, borneRequests, isShippingBack } from '@/lib/modules/payments/data/borne-refunds';
import { lockPayment } from '@/lib/modules/payments/data/lock-payment';
import { givenBackOf } from '@/lib/modules/orders/service/statements/money-back';
import { readLeftOut, type LeftOut } from '@/lib/modules/orders/service/statements/left-out';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { feeKept, type FrozenFee, type LeftOfSale } from '@/lib/modules/pricing/rules/fee-kept';
import { feeSteps } from '@/lib/modules/payments/rules/fee-steps';
import { payments, type ChargeFee, type Merchant } from '@/lib/payments';

type Job = JobPayloads['return-fee'];
type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

interface Frozen extends Omit<FrozenFee, 'credit' | 'cost'> {
  /** Ex VAT, less the client's own discounts. */
  production: Minor;
  fulfilment: Minor;
}

/** What making these pieces would have cost, ex VAT. */
const costOf = (left: readonly LeftOut[]): Minor =>
  left.reduce(
    (sum, { pieces, line: { blankMinor, printMinor, printedSides } }) =>
      sum + pieces * ((blankMinor ?? 0) + (printMinor ?? 0) * (printedSides ?? 0)),
    0,
  );

/** What the order was placed with; null for one whose charge has no fee. */
function frozenFee(order: Order): Frozen | null {
  const { productionMinor, fulfilmentMinor, platformFeeBp: feeBp, platformTaxBp: taxBp } = order;
  const applicationFee = order.applicationFeeMinor ?? 0;
  if (productionMinor === null || fulfilmentMinor === null || feeBp === null || taxBp === null) return null;
  return applicationFee === 0
    ? null
    : { production: productionMinor, fulfilment: fulfilmentMinor, feeBp, taxBp, applicationFee };
}

/** The pieces that are not paid for any more: of an order that is made only those that the platform bears. */
async function unmadeOf(tx: Transaction, order: Order, made: boolean): Promise<LeftOut[]> {
  if (!made) return readLeftOut(tx, order, true);
  const borne = refundedByLine(await borneRequests(tx, { tenantId: order.tenantId, orderId: order.id }));
  const lines = await findLines(tx, order.tenantId, order.id);
  return lines.map((line) => ({
    line,
    pieces: Math.min(line.quantity, line.leftOut + (borne.get(line.id) ?? 0)),
  }));
}

/**
 * `givenBack`: beside the differences of edits, which have lowered the order's own total; `sent`: whether its shipping is still paid
 * for. An order whose dispute is lost before production is cancelled.
 */
function leftOf(order: Order, givenBack: Minor, sent: boolean): LeftOfSale {
  const rest = order.totalMinor - givenBack;
  // One that was made keeps what was paid for it, but for what staff give back (D32-65).
  if (goesBackByItself(order) || rest <= 0) return 'nothing';
  const shippingNet = sent ? order.snapshot.shipping.netMinor : 0;
  return { totalNet: scaleHalfUp(order.netMinor, rest, order.totalMinor), shippingNet };
}

/** What the platform is to keep, from all that has happened to the money of a locked order; null for a charge without a fee. */
async function keptOf(tx: Transaction, key: { tenantId: string; orderId: string }) {
  const order = await findOrder(tx, key.tenantId, key.orderId);
  const frozen = order && frozenFee(order);
  if (!order || !frozen) return null;
  const made = await wasProduced(tx, key);
  const unmade = costOf(await unmadeOf(tx, order, made));
  const back = await (made ? borneBack : givenBackOf)(tx, key);
  const cost = Math.max(0, frozen.production - unmade) + frozen.fulfilment;
  const fee = { ...frozen, cost, credit: await heldCredit(tx, key) };
  const sent = !(await isShippingBack(tx, key, made));
  return { keep: feeKept(fee, leftOf(order, back, sent)), currency: order.currency };
}

/** Writes a part of the fee that was given back or is owed again, with its audit row; nothing for one that is known. */
async function note(tx: Transaction, context: TenantContext, row: Parameters<typeof saveFeeRefund>[1]) {
  if (!(await saveFeeRefund(tx, row))) return;
  const { orderId: subjectId, refundId: refund, feeRefundId, amountMinor } = row;
  const data = { refund, fee_refund: feeRefundId, amount: Math.abs(amountMinor) };
  const action = amountMinor > 0 ? 'order.fee_returned' : 'order.fee_owed_again';
  await audit(tx, context, { action, subjectType: 'order', subjectId, data });
}

/** Writes what the provider has given back: what a call did whose answer was lost is found here. */
async function adopt(tx: Transaction, context: TenantContext, job: Job, fee: ChargeFee): Promise<void> {
  const { tenantId, orderId } = job;
  const known = new Set((await feeRefundsOf(tx, job)).map(({ feeRefundId }) => feeRefundId));
  for (const { id: feeRefundId, amount: amountMinor, key } of fee.refunds) {
    if (known.has(feeRefundId)) continue;
    const row = { tenantId, orderId, refundId: key ?? feeRefundId, amountMinor, feeRefundId, madeAt: now() };
    await note(tx, context, row);
  }
}

/**
 * One step: writes down what the provider knows, moves on the credit account what belongs there, and answers what the provider is
 * still to give back; null for nothing. All from the state of the order's money, so that the way there does not matter.
 */
async function step(tx: Transaction, context: TenantContext, job: Job, fee: ChargeFee) {
  const { tenantId, orderId, refundId: cause, again = false } = job;
  if (!(await lockPayment(tx, tenantId, orderId))) return null;
  await adopt(tx, context, job, fee);
  const kept = await keptOf(tx, job);
  if (!kept) return null;
  const rows = await feeRefundsOf(tx, job);
  const { onCredit, give } = feeSteps({ fee, rows, keep: kept.keep, again });
  const tries = rows.filter(({ refundId }) => refundId === cause || refundId.startsWith(`${cause}:`)).length;
  const key = tries === 0 ? cause : `${cause}:${tries + 1}`;
  if (onCredit !== 0) {
    const refundId = `${key}:credit`;
    await moveFeeIn(tx, { tenantId, orderId, currency: kept.currency, taken: onCredit, key: refundId });
    const row = { tenantId, orderId, refundId, amountMinor: -onCredit, feeRefundId: refundId, madeAt: now() };
    await note(tx, context, { ...row, via: 'credit' });
  }
  return give === 0 ? null : { amount: give, key };
}

/** The account and payment of an order whose charge may have a fee. */
async function paymentOf(
  tx: Transaction,
  { tenantId, orderId }: Job,
): Promise<{ merchant: Merchant; intentId: string } | null> {
  const locked = await lockPayment(tx, tenantId, orderId);
  if (!locked || locked.intent.intentId === null) return null;
  const { intentId, region, account } = locked.intent;
  return { merchant: { region, account }, intentId };
}

const MOST_STEPS = 5;

/**
 * Brings what the platform holds of an order's application fee to what it is to keep, after a refund of its charge or a lost dispute,
 * and after one of them failed or was won: what is too much goes back by a refund of the fee, what is owed again is taken from the
 * client's credit account, each under a key of its cause, so that a job that is killed anywhere and run again ends the same. After the first `in production`
 * only refunds that staff put at the platform's cost count. Network calls run between transactions; rejects when the provider cannot be
 * reached, so that the job is retried. A tenant’s jobs run one after another. D36-9, D36-12.
 */
export async function returnFee(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const payment = await withTenant(context, (tx) => paymentOf(tx, job));
  if (!payment) return;
  const { merchant, intentId } = payment;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const fee = await payments().readFee(merchant, intentId);
    if (!fee) return;
    const give = await withTenant(context, (tx) => step(tx, context, job, fee));
    if (!give) return;
    await payments().returnFee(merchant, { feeId: fee.id, ...give });
  }
  throw new AppError('conflict');
}
