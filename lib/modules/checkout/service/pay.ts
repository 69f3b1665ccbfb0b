import { AppError, notFound } from '@/lib/kernel/app-error';
import { failPoint } from '@/lib/env/fail-point';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import { storeIntentId } from '@/lib/modules/checkout/data/place-order';
import { readOrderView, type ViewedOrder } from '@/lib/modules/orders/service/statements/read-order-view';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { payments, type PaymentIntent } from '@/lib/payments';
import { closeIntent, makeIntent, type WaitingOrder } from '@/lib/modules/payments/service/close-intent';
import { finaliseOrder } from '@/lib/modules/payments/service/finalise-order';
import { releaseOrder } from '@/lib/modules/payments/service/release-order';
import { presentOrderView } from '@/lib/modules/orders/service/present-order-view';
import type { CodeVisitor } from './code-limits';
import { admit } from './admit';
import { askTax, type AskedTax } from '@/lib/modules/payments/service/ask-tax';
import type { PayVisitor } from './pay-visitor';
import { guardCode } from './guard-code';
import { coveredAnswer, payableAnswer } from './pay-answer';
import { attemptPay, type PayableOrder, type Step } from './place';
import type { PayBody } from './request-hash';

/**
 * How often a transaction is tried, doing the requested work outside it in between. A basket still contested then is a
 * conflict.
 */
const ROUNDS = 6;

async function viewOf(context: TenantContext, orderId: string): Promise<ViewedOrder> {
  const viewed = await withTenantOnce(context, (tx) => readOrderView(tx, context.tenantId, { orderId }));
  if (!viewed) throw notFound();
  return viewed;
}

/** The 409 for an order that is paid already, with the order. D16. */
async function alreadyPaid(context: TenantContext, orderId: string): Promise<AppError> {
  const order = presentOrderView(await viewOf(context, orderId));
  return new AppError('already_paid', { data: { order } });
}

/** The intent is paid or being processed: finalises the order and refuses this `pay`. */
async function refusePaid(
  context: TenantContext,
  order: WaitingOrder,
  intent: PaymentIntent,
): Promise<AppError> {
  const busy = new AppError('conflict', { data: { order_id: order.id } });
  if (intent.state !== 'succeeded') return busy;
  const { tenantId, id: orderId } = order;
  const outcome = await finaliseOrder({ tenantId, orderId, merchant: order.intent, intent });
  const paid = outcome === 'finalised' || outcome === 'already_paid';
  return paid ? alreadyPaid(context, orderId) : busy;
}

async function closeFormer(context: TenantContext, former: WaitingOrder): Promise<void> {
  const outcome = await closeIntent(former);
  if (!outcome.closed) throw await refusePaid(context, former, outcome.intent);
}

/** Creates the intent of an order that was committed without one, or whose answer from the provider was lost (D16). */
async function openIntent(context: TenantContext, order: PayableOrder): Promise<PaymentIntent> {
  const { tenantId, id: orderId } = order;
  const intent = await makeIntent(order);
  if (intent === null) {
    // The provider stores its refusal under this idempotency key, so the next `pay` needs a new order.
    await releaseOrder({ tenantId, orderId }, 'refused');
    throw new AppError('payment_provider_failed');
  }
  failPoint('pay.after-intent');
  await withTenantOnce(context, (tx) => storeIntentId(tx, tenantId, orderId, intent.id));
  failPoint('pay.after-store');
  return intent;
}

/** The intent to pay now. Null when it was cancelled at the provider; the order is then cancelled too. */
async function payableIntent(context: TenantContext, order: PayableOrder): Promise<PaymentIntent | null> {
  const { intentId } = order.intent;
  if (intentId === null) return openIntent(context, order);
  const intent = await payments().retrieveIntent(order.intent, intentId);
  if (intent?.state === 'open') return intent;
  if (intent && intent.state !== 'cancelled') throw await refusePaid(context, order, intent);
  await releaseOrder({ tenantId: order.tenantId, orderId: order.id }, 'cancelled');
  return null;
}

async function answerTo(context: TenantContext, step: Step): Promise<PayResponse | null> {
  if (step.kind === 'free') return coveredAnswer(await viewOf(context, step.orderId));
  if (step.kind === 'paid') throw await alreadyPaid(context, step.orderId);
  if (step.kind !== 'payable') return null;
  const intent = await payableIntent(context, step.order);
  return intent && payableAnswer(step.order, intent);
}

async function settlePay(
  context: TenantContext,
  slug: string,
  body: PayBody,
  visitor: PayVisitor,
): Promise<PayResponse> {
  const admission = await admit(context.tenantId, body, visitor);
  let tax: AskedTax | null = null;
  let closedId: string | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const step: Step = await attemptPay(context, { slug, body, admission, tax, closedId, visitor });
    if (step.kind === 'ask_tax') tax = await askTax(context, step.request);
    if (step.kind === 'close_former') {
      await closeFormer(context, step.former);
      closedId = step.former.id;
    }
    const answer = await answerTo(context, step);
    if (answer) return answer;
  }
  throw new AppError('conflict');
}

/**
 * Freezes an order, reserves its stock and voucher, and opens its payment: D13 to D16. The same `pay` again, from any
 * tab, returns the same order and intent; a different one replaces the order; a paid one is a 409 with the order. After
 * a crash between the commit and the provider's answer, the next `pay` or the reconciler continues. Throws 404,
 * `event_closed`, 422 for a field, `out_of_stock`, `stock_held`, `payments_unavailable`, `rate_limited`,
 * `too_many_unpaid`, `cards_refused`, and the provider's errors.
 */
export async function pay(
  context: TenantContext,
  slug: string,
  body: PayBody,
  who: { code: CodeVisitor; pay: PayVisitor },
): Promise<PayResponse> {
  const typed = { tenantId: context.tenantId, slug, visitor: who.code, code: body.discount_code };
  return guardCode(typed, () => settlePay(context, slug, body, who.pay));
}
