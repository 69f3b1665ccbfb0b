import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { badRequest, missingParam, resourceMissing } from '../api/fault';
import { integer, metadataOf, needText, nested } from '../api/read';
import { namedCard } from '../cards';
import { newStripeId, seconds } from '../new-id';
import type { Owner, PaymentMethod } from '../objects';
import type { MethodRecord } from '../records';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import { billingOf } from './billing';
import { methodFromData, methodFromNumber } from './create-method';

/** A stored payment method of this owner, or a new one for a predefined name. Throws a 404. */
export function methodOf(world: World, owner: Owner, id: string): MethodRecord {
  const digits = namedCard(id);
  if (digits !== undefined) return methodFromNumber(world, owner, digits);
  const record = world.methods.get(id);
  if (!record || !sameOwner(record, owner)) throw resourceMissing('PaymentMethod', id, 'payment_method');
  return record;
}

export function createPaymentMethod(world: World, call: ApiCall): unknown {
  needText(call.form, 'type');
  return methodFromData(world, call.owner, call.form).method;
}

export function retrievePaymentMethod(world: World, call: ApiCall): unknown {
  return methodOf(world, call.owner, pathId(call)).method;
}

/** POST /v1/payment_methods/:id: only what a customer keeps can be changed. */
export function updateMethod(world: World, call: ApiCall): unknown {
  const record = methodOf(world, call.owner, pathId(call));
  const { method } = record;
  if (method.customer === null)
    throw badRequest('You must save this PaymentMethod to a customer before you can update it.');
  const card = nested(call.form, 'card') ?? {};
  method.card.exp_month = integer(card, 'exp_month', 'card[exp_month]') ?? method.card.exp_month;
  method.card.exp_year = integer(card, 'exp_year', 'card[exp_year]') ?? method.card.exp_year;
  method.metadata = metadataOf(call.form, method.metadata);
  world.methods.put(record);
  emit(world, call.owner, 'payment_method.updated', method, call);
  return method;
}

/** POST /v1/tokens for a card. */
export function createToken(world: World, call: ApiCall): unknown {
  const card = nested(call.form, 'card');
  if (!card) throw missingParam('card');
  const record = methodFromData(world, call.owner, { type: 'card', card });
  record.method.billing_details = billingOf({ name: needTextOr(card, 'name') });
  const id = newStripeId('tok');
  world.tokens.put({ id, ...call.owner, method: record.id });
  return {
    id,
    object: 'token',
    card: cardOf(record.method),
    client_ip: null,
    created: seconds(),
    livemode: false,
    type: 'card',
    used: false,
  };
}

/** The card of a token, in the older shape. */
function cardOf({ card, billing_details: { address, name } }: PaymentMethod): unknown {
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status, checks } = card;
  return {
    id: newStripeId('card'),
    object: 'card',
    address_city: address.city,
    address_country: address.country,
    address_line1: address.line1,
    address_line1_check: checks.address_line1_check,
    address_line2: address.line2,
    address_state: address.state,
    address_zip: address.postal_code,
    address_zip_check: checks.address_postal_code_check,
    brand: BRANDS[brand] ?? 'Unknown',
    country,
    cvc_check: checks.cvc_check === null ? null : 'unchecked',
    dynamic_last4: null,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    last4,
    metadata: {},
    name,
    regulated_status,
    tokenization_method: null,
  };
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
};

function needTextOr(form: Record<string, unknown>, key: string): string {
  const value = form[key];
  return typeof value === 'string' ? value : '';
}
