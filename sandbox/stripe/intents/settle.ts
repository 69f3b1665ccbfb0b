import type { Decline } from '../cards';
import { newStripeId, seconds } from '../new-id';
import type { ApiErrorBody, Charge } from '../objects';
import type { IntentRecord, MethodRecord } from '../records';
import { emit, type Cause } from '../webhooks/emit';
import type { World } from '../world';

function newCharge(
  world: World,
  record: IntentRecord,
  method: MethodRecord,
  decline: Decline | null,
): Charge {
  const { intent } = record;
  const paid = decline === null;
  const id = newStripeId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: paid ? newStripeId('txn') : null,
    billing_details: method.method.billing_details,
    captured: paid,
    created: seconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: { ...intent.metadata },
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: { ...method.method.card, network: method.behaviour.brand },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_url: paid ? `${world.origin}/receipts/${id}` : null,
    refunded: false,
    shipping: intent.shipping,
    status: paid ? 'succeeded' : 'failed',
  };
}

function outcomeOf(decline: Decline | null): Record<string, unknown> {
  return {
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.decline_code ?? decline.code) : null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: decline ? 'The bank declined the payment.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function storeCharge(world: World, record: IntentRecord, charge: Charge): void {
  const { region, account } = record;
  world.charges.put({ id: charge.id, region, account, charge, refunds: [] });
  record.intent.latest_charge = charge.id;
}

/** Marks the payment as succeeded, without sending events. */
export function applySuccess(world: World, record: IntentRecord, method: MethodRecord): Charge {
  const { intent } = record;
  const charge = newCharge(world, record, method, null);
  storeCharge(world, record, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.processing = null;
  world.intents.put(record);
  return charge;
}

function succeed(world: World, record: IntentRecord, method: MethodRecord, cause?: Cause): void {
  const charge = applySuccess(world, record, method);
  emit(world, record, 'charge.succeeded', charge, cause);
  emit(world, record, 'payment_intent.succeeded', record.intent, cause);
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

/** Ends a payment that needs no (further) authentication. Returns the failure, or null. */
export function settle(
  world: World,
  record: IntentRecord,
  method: MethodRecord,
  cause?: Cause,
): ApiErrorBody | null {
  const reason = method.behaviour.decline;
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
  else
    decline(world, record, method, {
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
}
