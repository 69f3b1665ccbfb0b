/** @jest-environment node */
import Stripe from 'stripe';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { clientFor, failureOf, NO_REDIRECTS } from '../testing';

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

  test('a replay names its first request: Original-Request and Idempotent-Replayed', async () => {
    const send = async () => {
      const answer = await fetch(`${sandbox.url}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandboxKeys('UK').secretKey}`, 'idempotency-key': 'once' },
        body: new URLSearchParams({ amount: '500', currency: 'gbp' }),
      });
      return answer.headers;
    };
    const [first, again] = [await send(), await send()];
    expect([first.get('original-request'), first.get('idempotent-replayed')]).toEqual([null, null]);
    expect(again.get('original-request')).toBe(first.get('request-id'));
    expect(again.get('idempotent-replayed')).toBe('true');
    expect(again.get('request-id')).not.toBe(first.get('request-id'));
  });

  test('a key may have 255 characters, and not 256', async () => {
    const send = (length: number) =>
      stripe.paymentIntents.create(
        { amount: 500, currency: 'gbp' },
        { ...on, idempotencyKey: 'k'.repeat(length) },
      );
    expect((await send(255)).amount).toBe(500);
    expect((await failureOf(send(256))).statusCode).toBe(400);
    expect((await stripe.paymentIntents.list({}, on)).data).toHaveLength(1);
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
