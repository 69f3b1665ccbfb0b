import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { badRequest, resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { allowOnly, integer, metadataOf, text } from '../api/read';
import { knownIntent } from '../intents/known-intent';
import { newStripeId, seconds } from '../new-id';
import type { Refund } from '../objects';
import type { ChargeRecord, RefundRecord } from '../records';
import { emit } from '../webhooks/emit';
import type { World } from '../world';

const KNOWN = new Set([
  'amount',
  'charge',
  'currency',
  'expand',
  'instructions_email',
  'metadata',
  'payment_intent',
  'reason',
  'refund_application_fee',
  'reverse_transfer',
]);
const REASONS = new Set(['duplicate', 'fraudulent', 'requested_by_customer']);

function chargeOf(world: World, call: ApiCall, id: string): ChargeRecord {
  const record = world.charges.get(id);
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('charge', id, 'charge');
  return record;
}

function chargeToRefund(world: World, call: ApiCall): ChargeRecord {
  const charge = text(call.form, 'charge');
  if (charge !== undefined) return chargeOf(world, call, charge);
  const id = text(call.form, 'payment_intent');
  if (id === undefined) throw badRequest('Send a payment_intent or a charge.', { code: 'parameter_missing' });
  const record = knownIntent(world, call.owner, id);
  if (!record) throw resourceMissing('payment_intent', id, 'payment_intent');
  const latest = record.intent.status === 'succeeded' ? record.intent.latest_charge : null;
  if (latest === null) throw badRequest('This PaymentIntent has no successful charge to refund.');
  return chargeOf(world, call, latest);
}

function amountToRefund(call: ApiCall, { charge }: ChargeRecord): number {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid) throw badRequest('This charge did not succeed.', { param: 'charge' });
  if (left === 0) {
    throw badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = integer(call.form, 'amount') ?? left;
  if (amount < 1 || amount > left) {
    throw badRequest(`The refund (${amount}) is more than what is left of the charge (${left}).`, {
      param: 'amount',
    });
  }
  return amount;
}

/** POST /v1/refunds: a full or partial refund of a charge. */
export function createRefund(world: World, call: ApiCall): Refund {
  allowOnly(call.form, KNOWN);
  const reason = text(call.form, 'reason') ?? null;
  if (reason !== null && !REASONS.has(reason))
    throw badRequest(`Invalid reason: ${reason}.`, { param: 'reason' });
  const record = chargeToRefund(world, call);
  const { charge } = record;
  const refund: Refund = {
    id: newStripeId('re'),
    object: 'refund',
    amount: amountToRefund(call, record),
    balance_transaction: newStripeId('txn'),
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: metadataOf(call.form),
    payment_intent: charge.payment_intent,
    reason,
    receipt_number: null,
    status: 'succeeded',
  };
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  record.refunds.push(refund.id);
  world.charges.put(record);
  world.refunds.put({ id: refund.id, ...call.owner, refund });
  emit(world, call.owner, 'refund.created', refund, call);
  emit(world, call.owner, 'charge.refunded', charge, call);
  return refund;
}

function refundOf(world: World, call: ApiCall): RefundRecord {
  const record = world.refunds.get(pathId(call));
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('refund', pathId(call));
  return record;
}

export function retrieveRefund(world: World, call: ApiCall): Refund {
  return refundOf(world, call).refund;
}

export function updateRefund(world: World, call: ApiCall): Refund {
  const record = refundOf(world, call);
  record.refund.metadata = metadataOf(call.form, record.refund.metadata);
  return world.refunds.put(record).refund;
}

export function listRefunds(world: World, call: ApiCall): unknown {
  const intent = text(call.form, 'payment_intent');
  const charge = text(call.form, 'charge');
  return listPage(world.refunds, call, '/v1/refunds', ({ refund }) => {
    if (intent !== undefined && refund.payment_intent !== intent) return null;
    return charge !== undefined && refund.charge !== charge ? null : refund;
  });
}

export function retrieveCharge(world: World, call: ApiCall): unknown {
  return chargeOf(world, call, pathId(call)).charge;
}
