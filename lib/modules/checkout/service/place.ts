import { AppError, invalid } from '@/lib/kernel/app-error';
import { wasPaid } from '@/lib/modules/orders/rules/statuses';
import { now } from '@/lib/kernel/clock';
import type { Minor } from '@/lib/kernel/money';
import { failPoint } from '@/lib/env/fail-point';
import { amountsOf, type OrderAmounts } from '@/lib/modules/orders/rules/figures';
import { askApproval } from '@/lib/modules/orders/service/ask-approval';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import type { OpenOrder } from '@/lib/modules/orders/service/statements/open-order';
import { placeOrder, type Placement } from '@/lib/modules/checkout/data/place-order';
import type {
  CheckoutCustomer,
  CheckoutFacts,
} from '@/lib/modules/checkout/service/statements/read-checkout';
import { NOT_PAID, paidRows, type PaidRows } from '@/lib/modules/payments/service/statements/paid-rows';
import type { OrderSnapshot } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { isRetryable } from '@/lib/db/is-retryable';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { TaxRequest } from '@/lib/payments';
import type { WaitingOrder } from '@/lib/modules/payments/service/close-intent';
import { merchantFor, type Admission } from './admit';
import { answers, taxAddress, taxRequest, type AskedTax } from '@/lib/modules/payments/service/ask-tax';
import { creditWithoutVoucher } from './decided-costs';
import { decideBasket, shortOf, type DecidedBasket } from './decide';
import { tellOfDraft } from './tell-of-draft';
import { creditToPlace, settleCredit } from './order-credit';
import { orderRows } from './order-rows';
import type { PayVisitor } from './pay-visitor';
import { readBasket } from './read-basket';
import { refuseTooMuch } from './refuse-too-much';
import { requestHash, type PayBody } from './request-hash';
import { heldVoucher } from './voucher-basket';
import { voucherPerson } from './voucher-person';

/** An order awaiting payment, with its frozen figures. */
export interface PayableOrder extends WaitingOrder {
  amounts: OrderAmounts;
  tax: OrderSnapshot['tax'];
}

/** The result of one attempt. Work outside a transaction is left to the caller. */
export type Step =
  | { kind: 'payable'; order: PayableOrder; fresh: boolean }
  | { kind: 'free'; orderId: string }
  | { kind: 'paid'; orderId: string }
  | { kind: 'close_former'; former: WaitingOrder }
  | { kind: 'ask_tax'; request: TaxRequest }
  | { kind: 'raced' };

interface Attempt {
  slug: string;
  body: PayBody;
  admission: Admission;
  tax: AskedTax | null;
  /** The open order whose intent the caller has just cancelled. */
  closedId: string | null;
  visitor: PayVisitor;
}

/** A concurrent transaction was faster; this attempt is rolled back. */
class Raced extends Error {
  override readonly name = 'Raced';
}

function waiting(tenantId: string, open: OpenOrder): PayableOrder | null {
  const { id, orderRef, customer, intent, tax } = open;
  if (open.paymentStatus !== 'awaiting_payment' || !intent) return null;
  const amounts = { ...open.amounts, amount: tax?.subtotalMinor ?? open.amounts.total };
  return { tenantId, id, orderRef, customer, intent, amounts, tax };
}

/** What the customer's open order means for this `pay` (D16). Null when a new order may be written. */
function openOrderStep(facts: CheckoutFacts, hash: Buffer, closedId: string | null): Step | null {
  const open = facts.openOrder;
  if (!open) return null;
  const same = open.requestHash === hash.toString('hex');
  if (open.paymentStatus === 'not_needed') return { kind: same ? 'free' : 'paid', orderId: open.id };
  // All of a refunded one's money is back: the same basket may be bought again.
  if (open.paymentStatus !== 'refunded' && wasPaid(open.paymentStatus))
    return { kind: 'paid', orderId: open.id };
  const order = waiting(facts.event.tenantId, open);
  if (!order || order.id === closedId) return null;
  const live = order.intent.expiresAt > now();
  return same && live ? { kind: 'payable', order, fresh: false } : { kind: 'close_former', former: order };
}

/**
 * The tax to freeze: none where prices include VAT or nothing is left to tax, else the tax asked for; or the step that
 * asks for it.
 */
function taxStep(
  attempt: Attempt,
  facts: CheckoutFacts,
  customer: CheckoutCustomer,
  { price, lines }: DecidedBasket,
): { tax: Pick<AskedTax, 'tax' | 'calculationId'> | null } | { ask: TaxRequest } {
  if (facts.event.region !== 'US') return { tax: null };
  if (price.total === 0) return { tax: { tax: 0, calculationId: null } };
  const merchant = merchantFor(attempt.admission, facts.event.region);
  const families = lines.map(({ product }) => product.family);
  const request = taxRequest(merchant, facts.event.currency, taxAddress(customer), price, families);
  return answers(attempt.tax, request) ? { tax: attempt.tax } : { ask: request };
}

/** The rows of an order that becomes `new` at once because nothing is left to pay. */
function freeRows(context: TenantContext, order: Placement['order']): PaidRows {
  const editUntil = order.editUntil ?? now();
  return paidRows(context, {
    id: order.id,
    orderRef: order.orderRef,
    total: order.totalMinor,
    currency: order.currency,
    editUntil,
    taxed: false,
    note: null,
    data: { covered_by_voucher: true },
  });
}

/**
 * The stock and voucher that change when the reservation of the customer's open order, if any, moves to this basket.
 */
function reservationOf(facts: CheckoutFacts, basket: DecidedBasket, person: string) {
  const former = facts.openOrder?.paymentStatus === 'awaiting_payment' ? facts.openOrder : null;
  const held = former?.reserved ? former : null;
  const voucherId = basket.voucher?.id ?? null;
  const keepsVoucher = held !== null && held.voucherId === voucherId;
  const formerUse = heldVoucher(facts);
  const keepsUse = formerUse?.voucherId === voucherId && formerUse?.person === person;
  const wanted = basket.lines.map((line) => ({ variantId: line.variant.id, quantity: line.quantity }));
  return {
    formerId: former?.id ?? null,
    moves: stockMoves(wanted, held?.held ?? []),
    takeVoucherId: keepsVoucher ? null : voucherId,
    giveVoucherId: keepsVoucher ? null : (held?.voucherId ?? null),
    takeUse: keepsUse || voucherId === null ? null : { voucherId, person },
    giveUse:
      keepsUse || !formerUse?.person ? null : { voucherId: formerUse.voucherId, person: formerUse.person },
  };
}
type Reservation = ReturnType<typeof reservationOf>;

/** Refuses a basket that is plainly out of stock before the shopper's open payment is cancelled for it. */
function refuseShort({ lines }: DecidedBasket, { moves }: Reservation): void {
  const stock = new Map(lines.map((line) => [line.variant.id, line.variant.stock]));
  const short = moves.filter((move) => move.quantity > (stock.get(move.variantId) ?? Infinity));
  if (short.length > 0) throw shortOf('out_of_stock', lines, new Set(short.map((move) => move.variantId)));
}

async function write(
  tx: Transaction,
  context: TenantContext,
  basket: DecidedBasket,
  placement: Omit<Placement, 'paid' | 'credit'>,
  {
    visitor,
    former,
    plainCredit,
    approves,
  }: { visitor: PayVisitor; former: OpenOrder | null; plainCredit: () => Minor; approves: boolean },
): Promise<void> {
  const { moves, order, intent } = placement;
  const paid = intent ? NOT_PAID : freeRows(context, order);
  const credit = creditToPlace(order, former);
  const outcome = await placeOrder(tx, { ...placement, credit, paid });
  if (!outcome.seated || !outcome.formerClosed) throw new Raced();
  const short = moves.map((move) => move.variantId).filter((id) => !outcome.stock.includes(id));
  if (short.length > 0) throw shortOf('out_of_stock', basket.lines, new Set(short));
  if (!outcome.voucherTaken) throw invalid({ discount_code: ['voucher_used'] });
  if (!outcome.useTaken) throw invalid({ discount_code: ['voucher_used_by_person'] });
  await settleCredit(tx, context, outcome, { order, former, plainCredit });
  if (!intent && approves) await askApproval(tx, context, order.id);
  if (intent) await refuseTooMuch(tx, order.tenantId, { visitor, moves, lines: basket.lines });
}

async function attemptIn(tx: Transaction, context: TenantContext, attempt: Attempt): Promise<Step> {
  const { slug, body, admission, visitor } = attempt;
  const { products, discount_code: code, customer_id: customerId } = body;
  const facts = await readBasket(tx, { slug, products, code, customerId, withOffers: false });
  const { event, customer } = facts;
  if (!customer) throw new AppError('not_found');
  const hash = requestHash(body, customer);
  const open = openOrderStep(facts, hash, attempt.closedId);
  if (open?.kind === 'payable' || open?.kind === 'free') return open;
  if (admission.retryAfter !== null) {
    throw new AppError('rate_limited', { retryAfter: admission.retryAfter });
  }
  if (open?.kind === 'paid') return open;
  if (!event.tenantVerified) throw new AppError('payments_unavailable');
  const basket = await decideBasket(tx, body, facts);
  const person = voucherPerson(event, customer.email);
  const reservation = reservationOf(facts, basket, person);
  refuseShort(basket, reservation);
  const payment =
    basket.price.total === 0 ? null : { merchant: merchantFor(admission, event.region), visitor };
  // The open order is cancelled only for a `pay` that would succeed.
  if (open) return open;
  const taxed = taxStep(attempt, facts, customer, basket);
  if ('ask' in taxed) return { kind: 'ask_tax', request: taxed.ask };
  const rows = orderRows({
    event,
    customer,
    ...basket,
    tax: taxed.tax,
    requestHash: hash,
    payment,
    voucherPerson: basket.voucher && person,
  });
  const placement = { ...rows, ...reservation, seenOrderId: customer.openOrderId };
  const former = reservation.formerId === null ? null : facts.openOrder;
  const plainCredit = () => creditWithoutVoucher({ event, ...basket, tax: taxed.tax });
  await write(tx, context, basket, placement, {
    visitor,
    former,
    plainCredit,
    approves: event.approvesOrders,
  });
  await tellOfDraft(tx, rows.order, body.draft);
  failPoint('pay.before-commit');
  return placed(rows, basket, taxed.tax?.tax ?? 0);
}

function placed(rows: ReturnType<typeof orderRows>, { price }: DecidedBasket, tax: number): Step {
  const { order, intent } = rows;
  if (!intent) return { kind: 'free', orderId: order.id };
  const { accountId: account, region, amountMinor: amount, currency, expiresAt } = intent;
  const { customer } = order.snapshot;
  const waitingOrder = { tenantId: order.tenantId, id: order.id, orderRef: order.orderRef, customer };
  const applicationFee = order.applicationFeeMinor ?? 0;
  const openIntent = { intentId: null, account, region, amount, currency, applicationFee, expiresAt };
  const frozen = { amounts: amountsOf(price, tax), tax: order.snapshot.tax };
  return { kind: 'payable', order: { ...waitingOrder, intent: openIntent, ...frozen }, fresh: true };
}

/**
 * One transaction of a `pay`: prices the basket again from the database, then writes the order with its reservations,
 * or says what has to be done first. `raced` writes nothing. D15, D16.
 */
export async function attemptPay(context: TenantContext, attempt: Attempt): Promise<Step> {
  try {
    const step = await withTenant(context, (tx) => attemptIn(tx, context, attempt));
    failPoint('pay.after-commit');
    return step;
  } catch (error) {
    if (error instanceof Raced || isRetryable(error)) return { kind: 'raced' };
    throw error;
  }
}
