import type { Decline } from '../cards';
import { openDispute } from '../disputes/dispute';
import { warnOfFraud } from '../disputes/fraud-warning';
import { book, processingFee, type Movement } from '../money/balance';
import { takeFee } from '../money/fees';
import type { ApiErrorBody, Charge } from '../objects';
import type { IntentRecord, MethodRecord } from '../records';
import { emit, type Cause } from '../webhooks/emit';
import type { World } from '../world';
import { newCharge } from './new-charge';

const DECLINED: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

function storeCharge(world: World, record: IntentRecord, charge: Charge): void {
  const { region, account } = record;
  world.charges.put({ id: charge.id, region, account, charge, refunds: [] });
  record.intent.latest_charge = charge.id;
}

/** The money arrives, less the provider's fee and the platform's. */
function bookPayment(world: World, record: IntentRecord, charge: Charge, cause?: Cause): void {
  const { id: source, amount, currency } = charge;
  const fees: Movement['fees'] = [processingFee(record.region, amount, currency)];
  const fee = takeFee(world, record, charge, cause);
  charge.application_fee = fee?.id ?? null;
  if (fee) {
    const { application } = fee;
    const description = 'application fee';
    fees.push({ amount: fee.amount, application, currency, description, type: 'application_fee' });
  }
  charge.balance_transaction = book(world, record, { amount, currency, type: 'charge', source, fees }).id;
}

/** Marks the payment as succeeded, without sending events about it. */
export function applySuccess(
  world: World,
  record: IntentRecord,
  method: MethodRecord,
  cause?: Cause,
): Charge {
  const { intent } = record;
  const charge = newCharge(world, record, method, null);
  bookPayment(world, record, charge, cause);
  storeCharge(world, record, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.processing = null;
  world.intents.put(record);
  return charge;
}

/** A payment by a customer that allows later use keeps the card. */
function keepMethod(
  world: World,
  { region, account, intent }: IntentRecord,
  record: MethodRecord,
  cause?: Cause,
): void {
  const { method } = record;
  if (intent.setup_future_usage === null || intent.customer === null || method.customer !== null) return;
  method.customer = intent.customer;
  world.methods.put(record);
  emit(world, { region, account }, 'payment_method.attached', method, cause);
}

function succeed(world: World, record: IntentRecord, method: MethodRecord, cause?: Cause): void {
  const charge = applySuccess(world, record, method, cause);
  emit(world, record, 'charge.succeeded', charge, cause);
  emit(world, record, 'payment_intent.succeeded', record.intent, cause);
  keepMethod(world, record, method, cause);
  const { afterwards } = method.behaviour;
  if (afterwards === 'fraud_warning') warnOfFraud(world, charge.id);
  if (afterwards === 'dispute' || afterwards === 'dispute_not_received' || afterwards === 'inquiry')
    openDispute(world, charge.id, {
      inquiry: afterwards === 'inquiry',
      reason: afterwards === 'dispute_not_received' ? 'product_not_received' : 'fraudulent',
    });
}

/** Resets the intent and records the failure; returns the failure. */
export function failPayment(
  world: World,
  record: IntentRecord,
  error: ApiErrorBody,
  cause?: Cause,
): ApiErrorBody {
  const { intent } = record;
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.processing = null;
  intent.last_payment_error = error;
  world.intents.put(record);
  emit(world, record, 'payment_intent.payment_failed', intent, cause);
  return error;
}

function decline(
  world: World,
  record: IntentRecord,
  method: MethodRecord,
  reason: Decline,
  cause?: Cause,
): ApiErrorBody {
  const charge = newCharge(world, record, method, reason);
  storeCharge(world, record, charge);
  emit(world, record, 'charge.failed', charge, cause);
  const error: ApiErrorBody = {
    charge: charge.id,
    code: reason.code,
    ...(reason.decline_code === undefined ? {} : { decline_code: reason.decline_code }),
    doc_url: `https://docs.stripe.com/error-codes/${reason.code.replaceAll('_', '-')}`,
    message: reason.message,
    payment_method: method.method,
    type: 'card_error',
  };
  return failPayment(world, record, error, cause);
}

/** A bank that requires authentication declines when its system for it does not answer. */
function refusalOf({ behaviour }: MethodRecord): Decline | null {
  const unanswered = behaviour.lookupFails && behaviour.authenticate === 'required';
  return unanswered ? DECLINED : behaviour.decline;
}

/** Ends a payment that needs no (further) authentication. Returns the failure, or null. */
export function settle(
  world: World,
  record: IntentRecord,
  method: MethodRecord,
  cause?: Cause,
): ApiErrorBody | null {
  const reason = refusalOf(method);
  if (reason) return decline(world, record, method, reason, cause);
  const planned = world.processing.take();
  if (!planned) {
    succeed(world, record, method, cause);
    return null;
  }
  startProcessing(world, record, cause);
  world.processing.later(planned.ms, () => finishProcessing(world, record, method, planned.outcome));
  return null;
}

function startProcessing(world: World, record: IntentRecord, cause?: Cause): void {
  const { intent } = record;
  intent.status = 'processing';
  intent.next_action = null;
  intent.processing = { type: 'card', card: {} };
  world.intents.put(record);
  emit(world, record, 'payment_intent.processing', intent, cause);
}

export function finishProcessing(
  world: World,
  record: IntentRecord,
  method: MethodRecord,
  outcome: 'succeeded' | 'failed',
): void {
  if (record.intent.status !== 'processing') return;
  if (outcome === 'succeeded') succeed(world, record, method);
  else decline(world, record, method, DECLINED);
}
