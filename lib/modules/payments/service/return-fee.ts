import { now } from '@/lib/kernel/clock';
import { scaleHalfUp, type Minor } from '@/lib/kernel/money';
import { audit } from '@/lib/audit/append-audit';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { isFeeReturned, saveFeeRefund } from '@/lib/modules/payments/service/statements/fee-refunds';
import { heldCredit } from '@/lib/modules/ledger/service/statements/held-credit';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';
import { refundedByLine } from '@/lib/modules/orders/rules/left-out';
import { goesBackByItself } from '@/lib/modules/orders/rules/refund-requests';
import { borneBack, borneRequests, isBorneByPlatform } from '@/lib/modules/payments/data/borne-refunds';
import { lockPayment } from '@/lib/modules/payments/data/lock-payment';
import { givenBackOf } from '@/lib/modules/orders/service/statements/money-back';
import { readLeftOut, type LeftOut } from '@/lib/modules/orders/service/statements/left-out';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { feeKept, type FrozenFee, type LeftOfSale } from '@/lib/modules/pricing/rules/fee-kept';
import { payments, type Merchant } from '@/lib/payments';

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
 * `givenBack`: beside the differences of edits, which have lowered the order's own total. An order whose dispute is lost
 * before production is cancelled.
 */
function leftOf(order: Order, givenBack: Minor): LeftOfSale {
  const rest = order.totalMinor - givenBack;
  // One that was made keeps what was paid for it, but for what staff give back (D32-65).
  if (goesBackByItself(order) || rest <= 0) return 'nothing';
  const { netMinor: shippingNet } = order.snapshot.shipping;
  return { totalNet: scaleHalfUp(order.netMinor, rest, order.totalMinor), shippingNet };
}

async function due(
  tx: Transaction,
  { tenantId, orderId, refundId }: Job,
): Promise<{ merchant: Merchant; intentId: string; keep: Minor } | null> {
  const locked = await lockPayment(tx, tenantId, orderId);
  const order = await findOrder(tx, tenantId, orderId);
  const frozen = order && frozenFee(order);
  if (!locked || !frozen || locked.intent.intentId === null) return null;
  const key = { tenantId, orderId };
  if (await isFeeReturned(tx, { tenantId, refundId })) return null;
  const made = await wasProduced(tx, key);
  if (made && !(await isBorneByPlatform(tx, { ...key, refundId }))) return null;
  const { intentId, region, account } = locked.intent;
  const unmade = costOf(await unmadeOf(tx, order, made));
  const back = await (made ? borneBack : givenBackOf)(tx, key);
  const cost = Math.max(0, frozen.production - unmade) + frozen.fulfilment;
  const fee = { ...frozen, cost, credit: await heldCredit(tx, key) };
  const keep = feeKept(fee, leftOf(order, back));
  return { merchant: { region, account }, intentId, keep };
}

/**
 * Gives back what the platform no longer has to keep of an order's application fee after a refund of its charge, or a
 * dispute that was lost, once for each: the fee's own refund names that of the charge, or the dispute, so a call whose answer was lost
 * finds what it made. After the first `in production` only for a refund that staff put at the platform's cost. The network call runs between two transactions; rejects when the provider cannot be
 * reached, so that the job is retried. A tenant’s jobs run one after another. D36-9, D36-12.
 */
export async function returnFee(job: Job): Promise<void> {
  const { tenantId, orderId, refundId } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const wanted = await withTenant(context, (tx) => due(tx, job));
  if (!wanted) return;
  const { merchant, intentId, keep } = wanted;
  const made = await payments().returnFee(merchant, { intentId, keep, refundId });
  if (!made) return;
  await withTenant(context, async (tx) => {
    const { id: feeRefundId, amount: amountMinor } = made;
    const row = { tenantId, orderId, refundId, amountMinor, feeRefundId, madeAt: now() };
    if (!(await saveFeeRefund(tx, row))) return;
    await audit(tx, context, {
      action: 'order.fee_returned',
      subjectType: 'order',
      subjectId: orderId,
      data: { refund: refundId, fee_refund: feeRefundId, amount: amountMinor },
    });
  });
}
