/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { sandboxKeys } from './keys';
import { startStripeSandbox, type StripeSandbox } from './start';

const ACCOUNT = 'acct_sandbox_uk_fern';
const OTHER = 'acct_sandbox_uk_tide';
const on = { stripeAccount: ACCOUNT };

let sandbox: StripeSandbox;
let stripe: Stripe;
let receiver: Server;
let received: Stripe.Event[] = [];
let answers: number[] = [];

function clientFor(key: string): Stripe {
  const { host, port } = sandbox;
  return new Stripe(key, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
}

async function startReceiver(): Promise<string> {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? '';
      const status = answers.shift() ?? 200;
      if (status === 200) {
        const secret = sandboxKeys('UK').webhookSecret;
        received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret));
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook/{region}`;
}

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = clientFor(sandboxKeys('UK').secretKey);
  sandbox.control.setWebhook({ url: await startReceiver() });
});

beforeEach(() => {
  sandbox.control.reset();
  received = [];
  answers = [];
});

afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => receiver.close(resolve));
});

function create(extra: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
  const params = { amount: 6374, currency: 'gbp', metadata: { order_id: 'ord_1' }, ...extra };
  return stripe.paymentIntents.create(params, on);
}

async function failureOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
}

const NO_REDIRECTS = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } };

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
    const error = await failureOf(clientFor('sk_test_wrong').paymentIntents.retrieve('pi_x'));
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
    const error = await failureOf(clientFor(sandboxKeys('UK').publishableKey).paymentIntents.list());
    expect(error).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
  });

  test('onboarding makes a new account able to charge, and tells the endpoint', async () => {
    const account = await stripe.accounts.create({ type: 'standard', email: 'a@b.example' });
    expect(account).toMatchObject({
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
    });
    const link = await stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      return_url: 'http://127.0.0.1:9/done',
      refresh_url: 'http://127.0.0.1:9/again',
    });
    const body = new URLSearchParams({ outcome: 'complete', return_url: 'http://127.0.0.1:9/done' });
    const answer = await fetch(link.url, { method: 'POST', body, redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:9/done');
    const ready = await stripe.accounts.retrieve(account.id);
    expect(ready).toMatchObject({ charges_enabled: true, payouts_enabled: true });
    expect(ready.capabilities).toMatchObject({ card_payments: 'active', transfers: 'active' });
    await sandbox.control.settled();
    expect(received.map((event) => [event.type, event.account])).toEqual([['account.updated', account.id]]);
  });
});

describe('idempotency', () => {
  const keyed = { ...on, idempotencyKey: 'ord_1' };

  test('same key and body: same answer, one intent', async () => {
    const first = await stripe.paymentIntents.create({ amount: 500, currency: 'gbp' }, keyed);
    const again = await stripe.paymentIntents.create({ amount: 500, currency: 'gbp' }, keyed);
    expect(again).toEqual(first);
    expect((await stripe.paymentIntents.list({}, on)).data).toHaveLength(1);
  });

  test('same key, other body: a 400', async () => {
    await stripe.paymentIntents.create({ amount: 500, currency: 'gbp' }, keyed);
    const error = await failureOf(stripe.paymentIntents.create({ amount: 600, currency: 'gbp' }, keyed));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error.statusCode).toBe(400);
  });

  test('the same key on another account is another key', async () => {
    const first = await stripe.paymentIntents.create({ amount: 500, currency: 'gbp' }, keyed);
    const elsewhere = { stripeAccount: OTHER, idempotencyKey: 'ord_1' };
    const second = await stripe.paymentIntents.create({ amount: 600, currency: 'gbp' }, elsewhere);
    expect(second.id).not.toBe(first.id);
  });

  test('while the first still runs: a 409', async () => {
    const fault = {
      path: '/v1/payment_intents',
      count: 1,
      latencyMs: 100,
      when: 'before',
      disconnect: false,
    } as const;
    sandbox.control.fault(fault);
    const first = stripe.paymentIntents.create({ amount: 500, currency: 'gbp' }, keyed);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const error = await failureOf(stripe.paymentIntents.create({ amount: 500, currency: 'gbp' }, keyed));
    expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect((await first).amount).toBe(500);
  });

  test('a decline is replayed as well', async () => {
    const intent = await create(NO_REDIRECTS);
    const confirm = (): Promise<unknown> =>
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }, keyed);
    const first = await failureOf(confirm());
    const again = await failureOf(confirm());
    expect(again.charge).toBe(first.charge);
  });

  test('an answer lost on the way is given again', async () => {
    const fault = {
      path: '/v1/payment_intents',
      count: 1,
      latencyMs: 0,
      when: 'after',
      disconnect: true,
    } as const;
    sandbox.control.fault(fault);
    const intent = await stripe.paymentIntents.create(
      { amount: 500, currency: 'gbp' },
      { ...keyed, maxNetworkRetries: 1 },
    );
    expect((await stripe.paymentIntents.list({}, on)).data.map((entry) => entry.id)).toEqual([intent.id]);
  });

  test('a planned failure leaves nothing behind', async () => {
    sandbox.control.fault({
      path: '/v1/payment_intents/*/confirm',
      count: 1,
      latencyMs: 0,
      status: 503,
      when: 'before',
      disconnect: false,
    });
    const intent = await create(NO_REDIRECTS);
    const confirm = { payment_method: 'pm_card_visa' };
    expect((await failureOf(stripe.paymentIntents.confirm(intent.id, confirm, on))).statusCode).toBe(503);
    expect((await stripe.paymentIntents.confirm(intent.id, confirm, on)).status).toBe('succeeded');
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

  test('of an unknown or unpaid intent is refused', async () => {
    const unknown = await failureOf(stripe.refunds.create({ payment_intent: 'pi_none' }, on));
    expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    const open = await create();
    expect((await failureOf(stripe.refunds.create({ payment_intent: open.id }, on))).statusCode).toBe(400);
  });
});

describe('webhooks', () => {
  const types = (): string[] => received.map((event) => event.type);

  test('a payment tells of its beginning and its end, signed, with the account', async () => {
    const intent = await create({ ...NO_REDIRECTS, confirm: true, payment_method: 'pm_card_visa' });
    await sandbox.control.settled();
    expect(types().sort()).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
    for (const event of received) {
      expect(event).toMatchObject({ account: ACCOUNT, livemode: false, object: 'event' });
      expect(event.data.object).toMatchObject({
        id: intent.id,
        amount: 6374,
        metadata: { order_id: 'ord_1' },
      });
    }
    expect(sandbox.control.events({ type: 'charge.succeeded' })).toHaveLength(1);
    const listed = await stripe.events.list({ type: 'payment_intent.succeeded' }, on);
    expect(listed.data.map((event) => event.id)).toEqual(
      received.filter((event) => event.type === 'payment_intent.succeeded').map((event) => event.id),
    );
  });

  test('an answer that is no 2xx brings the event again', async () => {
    answers = [500, 503];
    await create();
    await sandbox.control.settled();
    expect(types()).toEqual(['payment_intent.created']);
    expect(sandbox.control.events()[0]).toMatchObject({ state: 'delivered', attempts: 3 });
  });

  test('drop, double, delay', async () => {
    sandbox.control.mischief({ kind: 'drop', count: 1, ms: 0, type: 'payment_intent.created' });
    sandbox.control.mischief({ kind: 'double', count: 1, ms: 0, type: 'payment_intent.succeeded' });
    await create({ ...NO_REDIRECTS, confirm: true, payment_method: 'pm_card_visa' });
    await sandbox.control.settled();
    expect(types()).toEqual(['payment_intent.succeeded', 'payment_intent.succeeded']);
    expect(received[0]?.id).toBe(received[1]?.id);
    received = [];
    sandbox.control.mischief({ kind: 'delay', count: 1, ms: 50 });
    await create();
    expect(types()).toEqual([]);
    await sandbox.control.settled();
    expect(types()).toEqual(['payment_intent.created']);
  });

  test('reorder sends the next ones backwards', async () => {
    sandbox.control.mischief({ kind: 'reorder', count: 2, ms: 0 });
    await create({ ...NO_REDIRECTS, confirm: true, payment_method: 'pm_card_visa' });
    await sandbox.control.settled();
    expect(types()).toEqual(['payment_intent.succeeded', 'payment_intent.created']);
  });

  test('held events are delivered by hand in any order', async () => {
    sandbox.control.mischief({ kind: 'hold', count: 2, ms: 0 });
    await create({ ...NO_REDIRECTS, confirm: true, payment_method: 'pm_card_visa' });
    const held = sandbox.control.events().filter((event) => event.type.startsWith('payment_intent.'));
    expect(types()).toEqual([]);
    const ids = held.map((event) => event.id).reverse();
    expect(await sandbox.control.deliver(ids)).toEqual([200, 200]);
    expect(received.map((event) => event.id)).toEqual(ids);
    expect(sandbox.control.release()).toBe(0);
  });

  test('an altered body does not pass the check', async () => {
    sandbox.control.mischief({ kind: 'hold', count: 1, ms: 0 });
    await create();
    const body = sandbox.control.events()[0]?.body ?? '';
    const header = stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: sandboxKeys('UK').webhookSecret,
    });
    expect(stripe.webhooks.constructEvent(body, header, sandboxKeys('UK').webhookSecret).type).toBe(
      'payment_intent.created',
    );
    const tampered = body.replace('6374', '1');
    expect(() => stripe.webhooks.constructEvent(tampered, header, sandboxKeys('UK').webhookSecret)).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
  });
});
