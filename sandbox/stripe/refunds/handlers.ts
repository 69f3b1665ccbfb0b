import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { badRequest, resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { bool, integer, metadataOf, text } from '../api/read';
import { knownIntent } from '../intents/known-intent';
import { book } from '../money/balance';
import { giveFeeBack } from '../money/fees';
import { newStripeId, seconds } from '../new-id';
import type { Refund } from '../objects';
import type { ChargeRecord, RefundRecord } from '../records';
import { emit } from '../webhooks/emit';
import type { World } from '../world';

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
  if (charge.disputed) {
    throw badRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
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

function newRefund(world: World, call: ApiCall, record: ChargeRecord, waits: boolean): Refund {
  const { charge } = record;
  const id = newStripeId('re');
  const amount = amountToRefund(call, record);
  const { currency } = charge;
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: book(world, record, { amount: 0 - amount, currency, type: 'refund', source: id }).id,
    charge: charge.id,
    created: seconds(),
    currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: waits ? 'pending' : 'refund' }, type: 'card' },
    metadata: metadataOf(call.form),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reasonOf(call),
    receipt_number: null,
    source_transfer_reversal: null,
    status: waits ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
}

function reasonOf(call: ApiCall): string | null {
  const reason = text(call.form, 'reason') ?? null;
  if (reason !== null && !REASONS.has(reason))
    throw badRequest(`Invalid reason: ${reason}.`, { param: 'reason' });
  return reason;
}

/** Gives the platform's fee back in proportion, if the call asks for it. */
function refundFee(world: World, call: ApiCall, { charge }: ChargeRecord, refund: Refund): void {
  if (bool(call.form, 'refund_application_fee') !== true) return;
  const record = charge.application_fee === null ? undefined : world.fees.get(charge.application_fee);
  if (!record) {
    throw badRequest('This charge has no application fee to refund.', { param: 'refund_application_fee' });
  }
  const { amount: whole, amount_refunded: back } = record.fee;
  const share = Math.min(whole - back, Math.round((whole * refund.amount) / charge.amount));
  if (share > 0) giveFeeBack(world, record, { amount: share }, call);
}

/** POST /v1/refunds: a full or partial refund of a charge. */
export function createRefund(world: World, call: ApiCall): Refund {
  const record = chargeToRefund(world, call);
  const { charge } = record;
  const afterwards = world.methods.get(charge.payment_method)?.behaviour.afterwards;
  const refund = newRefund(world, call, record, afterwards === 'refund_waits');
  refundFee(world, call, record, refund);
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  record.refunds.push(refund.id);
  world.charges.put(record);
  world.refunds.put({ id: refund.id, ...call.owner, refund });
  emit(world, call.owner, 'refund.created', refund, call);
  emit(world, call.owner, 'charge.refunded', charge, call);
  // The answer is of the moment before it fails.
  const answer = { ...refund };
  if (afterwards === 'refund_fails') endRefund(world, refund.id, 'failed');
  return answer;
}

/** Ends a refund: a pending one arrives, and one that had seemed to succeed may still fail. */
export function endRefund(world: World, id: string, status: 'succeeded' | 'failed'): Refund {
  const record = world.refunds.get(id);
  const of = record && world.charges.get(record.refund.charge);
  if (!record || !of || record.refund.status === 'failed') throw new Error(`no refund ${id} to end`);
  const { refund } = record;
  refund.status = status;
  if (status === 'failed') {
    refund.failure_reason = 'expired_or_canceled_card';
    const movement = { amount: refund.amount, currency: refund.currency, source: refund.id } as const;
    refund.failure_balance_transaction = book(world, record, { ...movement, type: 'refund_failure' }).id;
    of.charge.amount_refunded -= refund.amount;
    of.charge.refunded = false;
    world.charges.put(of);
  }
  world.refunds.put(record);
  emit(world, record, 'refund.updated', refund);
  if (status === 'failed') emit(world, record, 'refund.failed', refund);
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
