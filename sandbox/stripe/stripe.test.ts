/** @jest-environment node */
import Stripe from 'stripe';
import { sandboxKeys } from './keys';
import { startStripeSandbox, type StripeSandbox } from './start';
import { clientFor, failureOf, NO_REDIRECTS } from './testing';

const ACCOUNT = 'acct_sandbox_uk_fern';
const OTHER = 'acct_sandbox_uk_tide';
const on = { stripeAccount: ACCOUNT };

let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = clientFor(sandbox, sandboxKeys('UK').secretKey);
});

beforeEach(() => sandbox.control.reset());

afterAll(() => sandbox.close());

function create(extra: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
  const params = { amount: 6374, currency: 'gbp', metadata: { order_id: 'ord_1' }, ...extra };
  return stripe.paymentIntents.create(params, on);
}

describe('payment intents', () => {
  test('a new intent has the fields the app reads', async () => {
    const intent = await create({ application_fee_amount: 100, ...NO_REDIRECTS });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 6374,
      amount_received: 0,
      application_fee_amount: 100,
      currency: 'gbp',
      status: 'requires_payment_method',
      metadata: { order_id: 'ord_1' },
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
      payment_method_types: ['card'],
      livemode: false,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    expect(await stripe.paymentIntents.retrieve(intent.id, {}, on)).toEqual(intent);
  });

  test('a good card succeeds and leaves a charge', async () => {
    const intent = await create(NO_REDIRECTS);
    const paid = await stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: 'pm_card_visa', expand: ['latest_charge'] },
      on,
    );
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 6374 });
    expect(paid.latest_charge).toMatchObject({
      object: 'charge',
      paid: true,
      amount: 6374,
      payment_intent: intent.id,
    });
  });

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
  ])('%s is a 402 that says why, and the intent can be paid again', async (card, code, declineCode) => {
    const intent = await create(NO_REDIRECTS);
    const error = await failureOf(stripe.paymentIntents.confirm(intent.id, { payment_method: card }, on));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
    expect(error.payment_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    const after = await stripe.paymentIntents.retrieve(intent.id, {}, on);
    expect(after.last_payment_error).toMatchObject({ code, decline_code: declineCode, type: 'card_error' });
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }, on);
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('a card that asks for authentication waits, and goes on once the holder agreed', async () => {
    const intent = await create(NO_REDIRECTS);
    const method = { payment_method: 'pm_card_authenticationRequired' };
    const waiting = await stripe.paymentIntents.confirm(intent.id, method, on);
    expect(waiting.status).toBe('requires_action');
    expect(waiting.next_action?.type).toBe('use_stripe_sdk');
    const form = new URLSearchParams({
      key: sandboxKeys('UK').publishableKey,
      _stripe_account: ACCOUNT,
      source: intent.id,
      client_secret: intent.client_secret ?? '',
      outcome: 'complete',
    });
    const answer = await fetch(`${sandbox.url}/v1/3ds2/authenticate`, { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject({ status: 'succeeded' });
  });

  test('a cancelled intent cannot be paid, a paid one not be cancelled', async () => {
    const intent = await create(NO_REDIRECTS);
    const cancelled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' }, on);
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const late = await failureOf(
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }, on),
    );
    expect(late).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    const paid = await create({ ...NO_REDIRECTS, confirm: true, payment_method: 'pm_card_visa' });
    const tooLate = await failureOf(stripe.paymentIntents.cancel(paid.id, {}, on));
    expect(tooLate.payment_intent).toMatchObject({ id: paid.id, status: 'succeeded' });
  });

  test('a payment can stay in processing before it succeeds', async () => {
    sandbox.control.processing({ count: 1, ms: 20, outcome: 'succeeded' });
    const intent = await create({ ...NO_REDIRECTS, confirm: true, payment_method: 'pm_card_visa' });
    expect(intent.status).toBe('processing');
    const refused = await failureOf(stripe.paymentIntents.cancel(intent.id, {}, on));
    expect(refused.code).toBe('payment_intent_unexpected_state');
    while (sandbox.control.intent(intent.id)?.status === 'processing')
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await stripe.paymentIntents.retrieve(intent.id, {}, on)).status).toBe('succeeded');
  });

  test('an intent may be changed until it is paid', async () => {
    const intent = await create(NO_REDIRECTS);
    const changed = await stripe.paymentIntents.update(
      intent.id,
      { amount: 100, metadata: { note: 'x' } },
      on,
    );
    expect(changed).toMatchObject({ amount: 100, metadata: { order_id: 'ord_1', note: 'x' } });
    const texts = { description: 'A tee', statement_descriptor_suffix: 'TEE' };
    expect(await stripe.paymentIntents.update(intent.id, texts, on)).toMatchObject(texts);
    const without = await stripe.paymentIntents.update(intent.id, { description: '' }, on);
    expect(without).toMatchObject({ description: null, statement_descriptor_suffix: 'TEE' });
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }, on);
    const error = await failureOf(stripe.paymentIntents.update(intent.id, { amount: 200 }, on));
    expect(error.code).toBe('payment_intent_unexpected_state');
  });

  test('lists newest first, in pages', async () => {
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.unshift((await create()).id);
    const page = await stripe.paymentIntents.list({ limit: 2 }, on);
    expect(page).toMatchObject({ has_more: true, data: [{ id: ids[0] }, { id: ids[1] }] });
    const all: string[] = [];
    for await (const intent of stripe.paymentIntents.list({ limit: 2 }, on)) all.push(intent.id);
    expect(all).toEqual(ids);
  });

  test.each([
    [{ amount: 29 }, 'amount_too_small', 'amount'],
    [{ amount: 1.5 }, 'parameter_invalid_integer', 'amount'],
    [{ wrong: 1 }, 'parameter_unknown', 'wrong'],
    [{ currency: '' }, 'parameter_missing', 'currency'],
  ])('refuses %j', async (params, code, param) => {
    const error = await failureOf(create(params as object));
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', code, param });
  });
});

describe('keys and accounts', () => {
  test('a wrong key is a 401', async () => {
    const error = await failureOf(clientFor(sandbox, 'sk_test_wrong').paymentIntents.retrieve('pi_x'));
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  test("another account's intent is a 404, and so is a secret shown to another account", async () => {
    const intent = await create();
    const error = await failureOf(stripe.paymentIntents.retrieve(intent.id, {}, { stripeAccount: OTHER }));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    const query = (account: string): string =>
      new URLSearchParams({
        key: sandboxKeys('UK').publishableKey,
        _stripe_account: account,
        client_secret: intent.client_secret ?? '',
      }).toString();
    const path = `${sandbox.url}/v1/payment_intents/${intent.id}`;
    expect((await fetch(`${path}?${query(OTHER)}`)).status).toBe(404);
    const mine = await fetch(`${path}?${query(ACCOUNT)}`);
    expect(mine.headers.get('access-control-allow-origin')).toBe('*');
    const view: unknown = await mine.json();
    expect(view).toMatchObject({ id: intent.id, amount: 6374 });
    expect(view).not.toHaveProperty('metadata');
  });

  test("an account of another region, or one that is not there, is out of the key's reach", async () => {
    for (const stripeAccount of ['acct_sandbox_us_prairie', 'acct_nobody']) {
      const error = await failureOf(stripe.paymentIntents.list({}, { stripeAccount }));
      expect(error).toBeInstanceOf(Stripe.errors.StripePermissionError);
    }
  });

  test('a publishable key may not create', async () => {
    const error = await failureOf(clientFor(sandbox, sandboxKeys('UK').publishableKey).paymentIntents.list());
    expect(error).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
  });
});

describe('refunds', () => {
  test('part, rest, and then no more', async () => {
    const intent = await create({ ...NO_REDIRECTS, confirm: true, payment_method: 'pm_card_visa' });
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 }, on);
    expect(part).toMatchObject({
      object: 'refund',
      amount: 1000,
      status: 'succeeded',
      payment_intent: intent.id,
    });
    const tooMuch = await failureOf(stripe.refunds.create({ payment_intent: intent.id, amount: 6000 }, on));
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
    const rest = await stripe.refunds.create({ payment_intent: intent.id, expand: ['charge'] }, on);
    expect(rest.amount).toBe(5374);
    expect(rest.charge).toMatchObject({ refunded: true, amount_refunded: 6374 });
    const again = await failureOf(stripe.refunds.create({ payment_intent: intent.id }, on));
    expect(again.code).toBe('charge_already_refunded');
    expect((await stripe.refunds.list({ payment_intent: intent.id }, on)).data).toHaveLength(2);
  });

  test('what the demo world was paid with is there, and is refunded, without anybody having laid it', async () => {
    const id = 'pi_demo_6374_AbC123';
    const whole = await stripe.refunds.create({ payment_intent: id, amount: 6374 }, on);
    expect(whole).toMatchObject({ status: 'succeeded', amount: 6374, currency: 'gbp', payment_intent: id });
    expect(await stripe.paymentIntents.retrieve(id, {}, on)).toMatchObject({
      status: 'succeeded',
      amount: 6374,
      amount_received: 6374,
    });
    const more = stripe.refunds.create({ payment_intent: id, amount: 1 }, on);
    expect((await failureOf(more)).code).toBe('charge_already_refunded');
    const elsewhere = stripe.paymentIntents.retrieve(id, {}, { stripeAccount: OTHER });
    expect((await failureOf(elsewhere)).code).toBe('resource_missing');
    expect(sandbox.control.events({ type: 'payment_intent.succeeded' })).toEqual([]);
  });

  test('of an unknown or unpaid intent is refused', async () => {
    const unknown = await failureOf(stripe.refunds.create({ payment_intent: 'pi_none' }, on));
    expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    const open = await create();
    expect((await failureOf(stripe.refunds.create({ payment_intent: open.id }, on))).statusCode).toBe(400);
  });
});
