import { createHash } from 'node:crypto';
import { Fault, badRequest, missingParam } from '../api/fault';
import { integer, needText, nested, text } from '../api/read';
import type { Form } from '../api/form';
import { passesLuhn } from '../card-number';
import { behaviourOf, expiryFault, type CardBehaviour } from '../cards';
import { newStripeId, seconds } from '../new-id';
import type { BillingDetails, CardView, Owner } from '../objects';
import type { MethodRecord } from '../records';
import type { World } from '../world';
import { billingOf } from './billing';

interface CardInput {
  digits: string;
  month: number;
  year: number;
  cvc: string | undefined;
}

function cardFault(code: string, param: string, message: string): Fault {
  return new Fault(402, { type: 'card_error', code, param, message });
}

/** Reads card data; refuses what Stripe refuses. */
function readCard(form: Form): CardInput {
  const digits = needText(form, 'number', 'card[number]').replace(/[\s-]/g, '');
  if (!passesLuhn(digits)) throw cardFault('incorrect_number', 'number', 'Your card number is incorrect.');
  const month = integer(form, 'exp_month', 'card[exp_month]') ?? 0;
  const given = integer(form, 'exp_year', 'card[exp_year]') ?? 0;
  const year = given < 100 ? given + 2000 : given;
  const wrong = expiryFault(month, year);
  if (wrong === 'exp_month') {
    throw cardFault('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  if (wrong === 'exp_year')
    throw cardFault('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  const cvc = text(form, 'cvc');
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw cardFault('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return { digits, month, year, cvc };
}

function cardView(card: CardInput, behaviour: CardBehaviour, billing: BillingDetails): CardView {
  const fingerprint = createHash('sha256').update(card.digits).digest('base64url').slice(0, 16);
  return {
    brand: behaviour.brand,
    checks: {
      address_line1_check: billing.address.line1 === null ? null : 'pass',
      address_postal_code_check: billing.address.postal_code === null ? null : 'pass',
      cvc_check: card.cvc === undefined ? null : 'pass',
    },
    country: behaviour.country,
    display_brand: behaviour.brand,
    exp_month: card.month,
    exp_year: card.year,
    fingerprint,
    funding: 'credit',
    generated_from: null,
    last4: behaviour.last4,
    networks: { available: [behaviour.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

/** Creates a card payment method; the number itself is not stored. */
function storeMethod(world: World, owner: Owner, card: CardInput, billing: BillingDetails): MethodRecord {
  const behaviour = behaviourOf(card.digits);
  const id = newStripeId('pm');
  return world.methods.put({
    id,
    ...owner,
    behaviour,
    method: {
      id,
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: billing,
      card: cardView(card, behaviour, billing),
      created: seconds(),
      customer: null,
      customer_account: null,
      livemode: false,
      metadata: {},
      type: 'card',
    },
  });
}

/** `payment_method_data`, or the body of POST /v1/payment_methods. */
export function methodFromData(world: World, owner: Owner, data: Form): MethodRecord {
  const type = needText(data, 'type');
  if (type !== 'card') throw badRequest(`The sandbox takes cards only, not ${type}.`, { param: 'type' });
  const card = nested(data, 'card');
  if (!card) throw missingParam('card');
  const token = text(card, 'token');
  const billing = billingOf(nested(data, 'billing_details'));
  if (token === undefined) return storeMethod(world, owner, readCard(card), billing);
  const stored = world.tokens.get(token);
  const method = stored && world.methods.get(stored.method);
  if (!method)
    throw badRequest(`No such token: '${token}'`, { code: 'resource_missing', param: 'card[token]' });
  return method;
}

/** The card behind names such as `pm_card_visa`, valid for ten more years. */
export function methodFromNumber(world: World, owner: Owner, digits: string): MethodRecord {
  const year = new Date(seconds() * 1000).getUTCFullYear() + 10;
  return storeMethod(world, owner, { digits, month: 12, year, cvc: '123' }, billingOf(undefined));
}
