/** @jest-environment node */
import type Stripe from 'stripe';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { clientFor, failureOf, NO_REDIRECTS } from '../testing';

const on = { stripeAccount: 'acct_sandbox_uk_fern' };

let sandbox: StripeSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = clientFor(sandbox, sandboxKeys('UK').secretKey);
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

const PAID = {
  amount: 5000,
  currency: 'gbp',
  ...NO_REDIRECTS,
  confirm: true,
  payment_method: 'pm_card_visa',
};

describe('customers', () => {
  test('are made, changed, found by e-mail and deleted, each on its own account', async () => {
    const { id } = await stripe.customers.create({ email: 'a@b.example', metadata: { tenant: 't' } }, on);
    const changed = await stripe.customers.update(id, { name: 'Ada', email: '' }, on);
    expect(changed).toMatchObject({ name: 'Ada', email: null, metadata: { tenant: 't' } });
    await stripe.customers.create({ email: 'c@d.example' }, on);
    expect((await stripe.customers.list({ email: 'c@d.example' }, on)).data).toHaveLength(1);
    const elsewhere = { stripeAccount: 'acct_sandbox_uk_tide' };
    expect((await failureOf(stripe.customers.retrieve(id, {}, elsewhere))).code).toBe('resource_missing');
    expect(await stripe.customers.del(id, {}, on)).toEqual({ id, object: 'customer', deleted: true });
    expect(await failureOf(stripe.customers.retrieve(id, {}, on))).toMatchObject({ statusCode: 404 });
  });

  test('an unknown one is a resource_missing of the payment that names it', async () => {
    const error = await failureOf(stripe.paymentIntents.create({ ...PAID, customer: 'cus_none' }, on));
    expect(error).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' });
  });

  test('keep the cards that are attached to them, or paid with for later use', async () => {
    const { id: customer } = await stripe.customers.create({}, on);
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer }, on);
    await stripe.paymentIntents.create({ ...PAID, customer }, on);
    await stripe.paymentIntents.create({ ...PAID, customer, setup_future_usage: 'off_session' }, on);
    expect((await stripe.customers.listPaymentMethods(customer, {}, on)).data).toHaveLength(2);
    await stripe.paymentMethods.detach(id, {}, on);
    expect((await failureOf(stripe.customers.retrievePaymentMethod(customer, id, {}, on))).statusCode).toBe(
      404,
    );
    expect((await failureOf(stripe.paymentMethods.detach(id, {}, on))).statusCode).toBe(400);
  });
});

describe('setup intents', () => {
  const setUp = (card: string, extra: object = {}) =>
    stripe.setupIntents.create({ ...NO_REDIRECTS, confirm: true, payment_method: card, ...extra }, on);

  test('keep a card for its customer without a payment', async () => {
    const { id: customer } = await stripe.customers.create({}, on);
    const made = await setUp('pm_card_visa', { customer });
    expect(made).toMatchObject({ status: 'succeeded', usage: 'off_session', last_setup_error: null });
    expect((await stripe.customers.listPaymentMethods(customer, {}, on)).data).toMatchObject([{ customer }]);
    expect(sandbox.control.events({ type: 'setup_intent.succeeded' })).toHaveLength(1);
    expect((await failureOf(stripe.setupIntents.cancel(made.id, {}, on))).code).toBe(
      'setup_intent_unexpected_state',
    );
  });

  test('are a 402 for a declined card, and open again', async () => {
    const error = await failureOf(setUp('pm_card_chargeDeclined'));
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect(error.setup_intent).toMatchObject({ status: 'requires_payment_method' });
  });

  test.each([
    ['complete', 'succeeded', null],
    ['fail', 'requires_payment_method', { code: 'setup_intent_authentication_failure' }],
  ])('wait for the holder, whose answer may be %s', async (outcome, status, last_setup_error) => {
    const waiting = await setUp('pm_card_threeDSecure2Required');
    expect(waiting.status).toBe('requires_action');
    const form = new URLSearchParams({
      key: sandboxKeys('UK').publishableKey,
      _stripe_account: on.stripeAccount,
      source: waiting.id,
      client_secret: waiting.client_secret ?? '',
      outcome,
    });
    await fetch(`${sandbox.url}/v1/3ds2/authenticate`, { method: 'POST', body: form });
    expect(await stripe.setupIntents.retrieve(waiting.id, {}, on)).toMatchObject({
      status,
      last_setup_error,
    });
  });

  test('without a card cannot be confirmed, and are cancelled with a reason', async () => {
    const { id } = await stripe.setupIntents.create({}, on);
    expect((await failureOf(stripe.setupIntents.confirm(id, {}, on))).code).toBe(
      'setup_intent_unexpected_state',
    );
    const ended = await stripe.setupIntents.cancel(id, { cancellation_reason: 'abandoned' }, on);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  });
});
