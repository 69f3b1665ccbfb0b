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
afterAll(() => sandbox.close());

const POUND = { amount: 100, currency: 'gbp' };
const ITEM = { amount: 100, reference: 'a' };
const KANSAS = { address: { country: 'US', postal_code: '66044' }, address_source: 'shipping' };

/** The calls, each with a parameter that Stripe does not document for it. */
const CALLS: [string, string, (params: object) => Promise<unknown>, object][] = [
  ['cancel', 'wrong', (wrong) => stripe.paymentIntents.cancel('pi_demo_100_a', wrong, on), { wrong: 1 }],
  ['confirm', 'amount', (wrong) => stripe.paymentIntents.confirm('pi_demo_100_a', wrong, on), { amount: 1 }],
  ['list', 'offset', (wrong) => stripe.paymentIntents.list(wrong, on), { offset: 1 }],
  ['refunds', 'status', (wrong) => stripe.refunds.list(wrong, on), { status: 'failed' }],
  ['accounts', 'name', (wrong) => stripe.accounts.create(wrong), { name: 'Fern' }],
  ['account', 'wrong', (wrong) => stripe.accounts.update('acct_sandbox_uk_fern', wrong), { wrong: 1 }],
  ['events', 'subject', (wrong) => stripe.events.list(wrong, on), { subject: 'pi_1' }],
  ['nested', 'created[after]', (wrong) => stripe.refunds.list(wrong, on), { created: { after: 1 } }],
  [
    'removed',
    'payment_method_types',
    (wrong) => stripe.paymentIntents.create(wrong as never, on),
    { ...POUND, payment_method_types: ['card'] },
  ],
  [
    'deep',
    'shipping[address][zip]',
    (wrong) => stripe.paymentIntents.create(wrong as never, on),
    { ...POUND, shipping: { name: 'A', address: { line1: 'b', zip: '1' } } },
  ],
  [
    'in a list',
    'line_items[1][price]',
    (wrong) => stripe.tax.calculations.create(wrong as never, on),
    { currency: 'usd', customer_details: KANSAS, line_items: [ITEM, { ...ITEM, price: 'p' }] },
  ],
];

test.each(CALLS)('an unknown parameter is a 400 parameter_unknown: %s, %s', async (_, param, call, wrong) => {
  const error = await failureOf(call(wrong));
  expect(error).toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param,
  });
});

test('a value where the parameter takes none of its parts is a 400', async () => {
  const wrong = { ...POUND, description: { text: 'a' } } as never;
  expect(await failureOf(stripe.paymentIntents.create(wrong, on))).toMatchObject({ param: 'description' });
});

test('metadata takes any key, and a range its four bounds', async () => {
  const made = await stripe.paymentIntents.create({ ...POUND, metadata: { anything: '1' } }, on);
  expect(made.metadata).toEqual({ anything: '1' });
  expect((await stripe.paymentIntents.list({ created: { gte: 1, lte: 2 } }, on)).data).toEqual([]);
});

test('a refused parameter is not kept under its idempotency key: the corrected call runs', async () => {
  const key = { ...on, idempotencyKey: 'corrected' };
  await failureOf(stripe.paymentIntents.create({ ...POUND, wrong: 1 } as never, key));
  expect(await stripe.paymentIntents.create(POUND, key)).toMatchObject({ amount: 100 });
});

test("card data and the client secret are parameters of the browser's script alone", async () => {
  const intent = await stripe.paymentIntents.create({ ...POUND, ...NO_REDIRECTS }, on);
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040 };
  const wrong = { payment_method_data: { type: 'card', card } } as never;
  const error = await failureOf(stripe.paymentIntents.confirm(intent.id, wrong, on));
  expect(error.param).toBe('payment_method_data[card]');
  const form = new URLSearchParams({
    key: sandboxKeys('UK').publishableKey,
    _stripe_account: on.stripeAccount,
    client_secret: intent.client_secret ?? '',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
  });
  const path = `${sandbox.url}/v1/payment_intents/${intent.id}/confirm`;
  expect((await fetch(path, { method: 'POST', body: form })).status).toBe(200);
});
