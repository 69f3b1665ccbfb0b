/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { sandboxKeys } from '../keys';
import { startStripeSandbox, type StripeSandbox } from '../start';
import { clientFor, NO_REDIRECTS } from '../testing';

const ACCOUNT = 'acct_sandbox_uk_fern';
const on = { stripeAccount: ACCOUNT };

let sandbox: StripeSandbox;
let stripe: Stripe;
let receiver: Server;
let received: Stripe.Event[] = [];
let answers: number[] = [];

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
  stripe = clientFor(sandbox, sandboxKeys('UK').secretKey);
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
