import { REGION_FACTS } from '@/lib/kernel/regions';
import { CURRENCIES, type Currency } from '@/lib/kernel/money';
import type { ApiCall } from '../api/api-call';
import { badRequest } from '../api/fault';
import { bool, integer, metadataOf, needInteger, needText, nested, text, texts } from '../api/read';
import type { Form } from '../api/form';
import { shippingOf } from '../methods/billing';
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
  if (texts(form, 'payment_method_types').length > 0) {
    if (given) throw badRequest('Send automatic_payment_methods or payment_method_types, not both.');
    return null;
  }
  const enabled = given ? bool(given, 'enabled') !== false : true;
  return { allow_redirects: (given && text(given, 'allow_redirects')) ?? 'always', enabled };
}

/** `allowed_…` is the current parameter name, the other one that before 2026-09. */
function checkedTypes(form: Form): string[] {
  for (const param of ['allowed_payment_method_types', 'payment_method_types']) {
    const other = texts(form, param).find((type) => type !== 'card');
    if (other) throw badRequest(`The sandbox takes cards only, not ${other}.`, { param });
  }
  return ['card'];
}

function allowedTypes(form: Form): string[] | null {
  const types = texts(form, 'allowed_payment_method_types');
  return types.length > 0 ? types : null;
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
    application: owner.account === null ? null : `ca_sandbox_${REGION_FACTS[owner.region].defaultCountry}`,
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
    description: text(form, 'description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadataOf(form),
    next_action: null,
    on_behalf_of: text(form, 'on_behalf_of') ?? null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: checkedTypes(form),
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
