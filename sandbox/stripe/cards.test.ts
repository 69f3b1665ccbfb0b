/** @jest-environment node */
import type Stripe from 'stripe';
import { sandboxKeys } from './keys';
import { startStripeSandbox, type StripeSandbox } from './start';
import { clientFor, failureOf, NO_REDIRECTS } from './testing';

const on = { stripeAccount: 'acct_sandbox_uk_fern' };

let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = clientFor(sandbox, sandboxKeys('UK').secretKey);
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

const pay = (card: string, extra: object = {}) =>
  stripe.paymentIntents.create(
    {
      amount: 5000,
      currency: 'gbp',
      ...NO_REDIRECTS,
      confirm: true,
      payment_method: card,
      expand: ['latest_charge'],
      ...extra,
    },
    on,
  );

async function chargeOf(intent: Stripe.PaymentIntent | undefined): Promise<Stripe.Charge> {
  const charge = intent?.latest_charge;
  return typeof charge === 'object' && charge ? charge : stripe.charges.retrieve(charge ?? '', {}, on);
}

async function answer(intent: Stripe.PaymentIntent, outcome: string): Promise<Stripe.PaymentIntent> {
  const form = new URLSearchParams({
    key: sandboxKeys('UK').publishableKey,
    _stripe_account: on.stripeAccount,
    source: intent.id,
    client_secret: intent.client_secret ?? '',
    outcome,
  });
  await fetch(`${sandbox.url}/v1/3ds2/authenticate`, { method: 'POST', body: form });
  return stripe.paymentIntents.retrieve(intent.id, {}, on);
}

describe('3-D Secure', () => {
  test('…1629 requires it, and is declined behind it', async () => {
    const waiting = await pay('pm_card_threeDSecureRequiredChargeDeclined');
    expect(waiting.status).toBe('requires_action');
    expect(await answer(waiting, 'complete')).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
  });

  test('…1280 requires it, its look-up fails, and the payment is declined as card_declined', async () => {
    const error = await failureOf(pay('pm_card_threeDSecureRequiredProcessingError'));
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined' });
  });

  test('…3055 supports it, and is paid without, unless it is asked for', async () => {
    const card = 'pm_card_threeDSecureOptional';
    expect((await pay(card)).status).toBe('succeeded');
    const asked = { payment_method_options: { card: { request_three_d_secure: 'any' } } };
    const waiting = await pay(card, asked);
    expect(waiting.status).toBe('requires_action');
    expect((await answer(waiting, 'complete')).status).toBe('succeeded');
  });

  test('…3097 supports it, its look-up fails, and the payment succeeds all the same', async () => {
    const asked = { payment_method_options: { card: { request_three_d_secure: 'any' } } };
    expect((await pay('pm_card_threeDSecureOptionalProcessingError', asked)).status).toBe('succeeded');
  });
});

describe('fraud', () => {
  test.each(['pm_card_radarBlock', 'pm_card_riskLevelHighest'])(
    '%s is blocked before the bank sees it',
    async (card) => {
      const error = await failureOf(pay(card));
      expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'fraudulent' });
      expect(await chargeOf(error.payment_intent)).toMatchObject({
        paid: false,
        outcome: {
          type: 'blocked',
          network_status: 'not_sent_to_network',
          reason: 'highest_risk_level',
          risk_level: 'highest',
        },
      });
    },
  );

  test('…9235 is an elevated risk, and paid', async () => {
    const paid = await pay('pm_card_riskLevelElevated');
    expect(paid.latest_charge).toMatchObject({ paid: true, outcome: { risk_level: 'elevated' } });
  });

  test('…5423 is paid, and the bank warns of fraud', async () => {
    const charge = await chargeOf(await pay('pm_card_createIssuerFraudRecord'));
    const { data } = await stripe.radar.earlyFraudWarnings.list({ charge: charge.id }, on);
    expect(data).toMatchObject([{ object: 'radar.early_fraud_warning', actionable: true }]);
    const after = await stripe.charges.retrieve(charge.id, {}, on);
    expect(after).toMatchObject({ disputed: false, fraud_details: { stripe_report: 'fraudulent' } });
    expect(sandbox.control.events({ type: 'radar.early_fraud_warning.created' })).toHaveLength(1);
  });

  test('…0259 is paid, and disputed as fraudulent, and the money and the fee of the dispute are gone', async () => {
    const { id } = await pay('pm_card_createDispute');
    const { data } = await stripe.disputes.list({ payment_intent: id }, on);
    expect(data).toMatchObject([{ reason: 'fraudulent', status: 'needs_response' }]);
    expect(data[0]?.balance_transactions).toMatchObject([{ type: 'adjustment', amount: -5000, fee: 2000 }]);
  });
});

test('confirming without a payment method is a payment_intent_unexpected_state with the intent', async () => {
  const open = await stripe.paymentIntents.create({ amount: 5000, currency: 'gbp', ...NO_REDIRECTS }, on);
  const error = await failureOf(stripe.paymentIntents.confirm(open.id, {}, on));
  expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  expect(error.payment_intent).toMatchObject({ id: open.id, status: 'requires_payment_method' });
});
