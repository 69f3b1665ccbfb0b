import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { missingParam, resourceMissing } from '../api/fault';
import { needText, nested } from '../api/read';
import { namedCard } from '../cards';
import { newStripeId, seconds } from '../new-id';
import type { Owner } from '../objects';
import type { MethodRecord } from '../records';
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

/** POST /v1/tokens for a card. */
export function createToken(world: World, call: ApiCall): unknown {
  const card = nested(call.form, 'card');
  if (!card) throw missingParam('card');
  const record = methodFromData(world, call.owner, { type: 'card', card });
  record.method.billing_details = billingOf({ name: needTextOr(card, 'name') });
  const id = newStripeId('tok');
  world.tokens.put({ id, ...call.owner, method: record.id });
  const { brand, last4, exp_month, exp_year, funding, country } = record.method.card;
  const view = {
    id: newStripeId('card'),
    object: 'card',
    brand,
    last4,
    exp_month,
    exp_year,
    funding,
    country,
  };
  return { id, object: 'token', card: view, created: seconds(), livemode: false, type: 'card', used: false };
}

function needTextOr(form: Record<string, unknown>, key: string): string {
  const value = form[key];
  return typeof value === 'string' ? value : '';
}
