import { CURRENCIES, type Currency } from '@/lib/kernel/money';
import type { ApiCall } from '../api/api-call';
import { badRequest } from '../api/fault';
import { bool, integer, metadataOf, needInteger, needText, nested, text, texts } from '../api/read';
import type { Form } from '../api/form';
import { shippingOf } from '../methods/billing';
import { applicationOf } from '../money/balance';
import { newStripeId, seconds } from '../new-id';
import type { Intent } from '../objects';

/** Minimum charge in minor units. */
const MINIMUM: Record<Currency, number> = { GBP: 30, EUR: 50, USD: 50 };
const MAXIMUM = 99_999_999;
export function checkedAmount(form: Form, currency: string): number {
  const amount = needInteger(form, 'amount');
  const known = CURRENCIES.find((candidate) => candidate.toLowerCase() === currency);
  if (!known) throw badRequest(`Invalid currency: ${currency}.`, { param: 'currency' });
  if (amount < MINIMUM[known]) {
    throw badRequest('The amount is below the least that can be charged.', {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > MAXIMUM) {
    throw badRequest('The amount is above 999,999.99.', { code: 'amount_too_large', param: 'amount' });
  }
  return amount;
}

/** The application fee of a direct charge; only allowed on a connected account, and at most the amount. */
export function checkedFee(form: Form, amount: number, account: string | null): number | null {
  const fee = integer(form, 'application_fee_amount');
  if (fee === undefined) return null;
  const param = 'application_fee_amount';
  if (account === null) throw badRequest('An application fee needs a connected account.', { param });
  if (fee < 0 || fee > amount) throw badRequest('The application fee may not pass the amount.', { param });
  return fee;
}

function automaticMethods(form: Form): Intent['automatic_payment_methods'] {
  const given = nested(form, 'automatic_payment_methods');
  const enabled = given ? bool(given, 'enabled') !== false : true;
  return { allow_redirects: (given && text(given, 'allow_redirects')) ?? 'always', enabled };
}

function checkedTypes(form: Form): string[] {
  const param = 'allowed_payment_method_types';
  const other = texts(form, param).find((type) => type !== 'card');
  if (other) throw badRequest(`The sandbox takes cards only, not ${other}.`, { param });
  return ['card'];
}

/** The payment methods that a call allows, or null for any. */
export function allowedTypes(form: Form): string[] | null {
  const types = texts(form, 'allowed_payment_method_types');
  return types.length > 0 ? types : null;
}

const CARD_OPTIONS = { installments: null, mandate_options: null, network: null };

/** Whether authentication is asked for although the bank does not require it. */
export function threeDSecureOf(form: Form): 'any' | 'automatic' | 'challenge' {
  const card = nested(nested(form, 'payment_method_options') ?? {}, 'card') ?? {};
  const wish = text(card, 'request_three_d_secure');
  return wish === 'any' || wish === 'challenge' ? wish : 'automatic';
}

/** Builds an intent from the form, without storing it. Throws the API's 400s. */
export function newIntent(call: ApiCall, id = newStripeId('pi')): Intent {
  const { form, owner } = call;
  const currency = needText(form, 'currency').toLowerCase();
  const amount = checkedAmount(form, currency);
  if (text(form, 'capture_method') === 'manual') {
    throw badRequest('The sandbox captures at once.', { param: 'capture_method' });
  }
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowedTypes(form),
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: applicationOf(owner),
    application_fee_amount: checkedFee(form, amount, owner.account),
    automatic_payment_methods: automaticMethods(form),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: text(form, 'capture_method') ?? 'automatic_async',
    client_secret: `${id}_secret_${newStripeId('s', 25).slice(2)}`,
    confirmation_method: text(form, 'confirmation_method') ?? 'automatic',
    created: seconds(),
    currency,
    customer: text(form, 'customer') ?? null,
    customer_account: null,
    description: text(form, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadataOf(form),
    next_action: null,
    on_behalf_of: text(form, 'on_behalf_of') ?? null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { ...CARD_OPTIONS, request_three_d_secure: threeDSecureOf(form) } },
    payment_method_types: checkedTypes(form),
    payment_record: null,
    processing: null,
    receipt_email: text(form, 'receipt_email') ?? null,
    review: null,
    setup_future_usage: text(form, 'setup_future_usage') ?? null,
    shipping: shippingOf(form),
    source: null,
    statement_descriptor: text(form, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: text(form, 'statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: text(form, 'transfer_group') ?? null,
  };
}
