/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { log } from '@/lib/env/logger';
import { signatureHeader } from '@/sandbox/shared/sign';
import { sandboxKeys } from '@/sandbox/stripe/keys';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, PRAIRIE, TIDEWATER } from '@/scripts/test/fixtures/stores';
import { setTestEnv } from '@/scripts/test/env';
import { orderState } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';

const HOOK = '/api/stripe/webhook?region=UK';
const SECRET = sandboxKeys('UK').webhookSecret;
/** Of the platform's own endpoint: each endpoint has a secret of its own. */
const PLATFORM_SECRET = 'whsec_of_the_platform';
const PRICE = { amount: '26.34', total_shipping_price: '4.74' };

let world: CheckoutWorld;
let shopper: Shopper;
let orderId: string;
let intent: string;
let serial = 0;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD, PRAIRIE, TIDEWATER]);
  setTestEnv({ STRIPE_UK_WEBHOOK_SECRET: `${SECRET}, ${PLATFORM_SECRET}` });
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
});
afterAll(() => world.close());

beforeEach(async () => {
  const line = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
  shopper = new Shopper(world, FJORD, [line]);
  await shopper.createCustomer();
  const paid = await shopper.pay(PRICE);
  orderId = paid.json['order_id'] ?? '';
  intent = intentOf(paid);
});

/** The provider's success event, with a test's changes. */
function success(changes: { event?: object; intent?: object } = {}): string {
  serial += 1;
  const object = {
    id: intent,
    object: 'payment_intent',
    status: 'succeeded',
    currency: 'gbp',
    amount: 2634,
    amount_received: 2634,
    last_payment_error: null,
    metadata: { order_id: orderId, tenant_id: FJORD.tenantId },
    ...changes.intent,
  };
  const event = {
    id: `evt_test_${serial}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1,
    livemode: false,
    account: FJORD.account,
    data: { object },
    ...changes.event,
  };
  return JSON.stringify(event);
}

async function deliver(body: string, signature = signatureHeader(body, SECRET), path = HOOK) {
  return (await world.post(path, body, { 'stripe-signature': signature })).status;
}

const state = () => orderState(world, orderId);

test('a well-formed success pays the order: the tests below change one thing each', async () => {
  expect(await deliver(success())).toBe(200);
  expect(await state()).toMatchObject({ payment: 'paid', status: 'new' });
});

describe('a message nobody of the provider’s signed is a 400, and stored nowhere', () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const signedAt = (at: Date, body: string) => {
    const restore = setClock(() => at);
    const header = signatureHeader(body, SECRET);
    restore();
    return header;
  };

  test.each<[string, (body: string) => string]>([
    ['no signature', () => ''],
    ['a forged one', (body) => signatureHeader(body, 'whsec_somebody_else')],
    ['another region’s', (body) => signatureHeader(body, sandboxKeys('US').webhookSecret)],
    ['of another body', () => signatureHeader('{}', SECRET)],
    ['six minutes old', (body) => signedAt(minutes(-6), body)],
    ['six minutes ahead', (body) => signedAt(minutes(6), body)],
  ])('%s', async (_case, sign) => {
    const body = success();
    expect(await deliver(body, sign(body))).toBe(400);
    expect(await state()).toMatchObject({ payment: 'awaiting_payment', status: null });
    const { id } = JSON.parse(body) as { id: string };
    expect(await world.ownerSql('select 1 from provider_events where event_id = $1', [id])).toEqual([]);
  });

  test('a region without keys', async () => {
    const body = success();
    expect(await deliver(body, undefined, '/api/stripe/webhook?region=EU')).toBe(400);
  });
});

describe('a message that is signed and still none is a 400, and stored nowhere', () => {
  test.each([
    ['a list', () => '[]'],
    ['a null', () => 'null'],
    ['no JSON', () => 'xx'],
    ['nothing about anything', () => JSON.stringify({ id: 'evt_bare', type: 'payment_intent.succeeded' })],
    ['a NUL in its id', () => success({ event: { id: 'evt_\u0000' } })],
    ['an id that is a list', () => success({ event: { id: ['evt_1'] } })],
    [
      'half an intent',
      () => success({ event: { data: { object: { id: 'pi_1', object: 'payment_intent' } } } }),
    ],
    ['an amount in words', () => success({ intent: { amount: 'all of it' } })],
  ])('%s', async (_case, body) => {
    expect(await deliver(body())).toBe(400);
    expect(await state()).toMatchObject({ payment: 'awaiting_payment', status: null });
    expect(await world.ownerSql("select 1 from provider_events where event_id ~ 'evt_(bare|$)'")).toEqual([]);
  });

  test('what somebody else wrote beside a payment is kept out of ours', async () => {
    const metadata = { order_id: 'Order #5\u0000', tenant_id: 7, basket: { a: 1 } };
    expect(await deliver(success({ intent: { metadata } }))).toBe(200);
    expect(await state()).toMatchObject({ payment: 'awaiting_payment', status: null });
  });
});

describe('a payment that is not the order’s is stored and refused, and audited where the order is known', () => {
  const refused = { payment: 'awaiting_payment', status: null, intent: 'open' };

  test.each([
    ['amount', { intent: { amount: 100, amount_received: 100 } }],
    ['received', { intent: { amount_received: 2633 } }],
    ['currency', { intent: { currency: 'usd' } }],
    ['intent', { intent: { id: 'pi_another' } }],
    ['tenant', { intent: { metadata: { order_id: 'ORDER', tenant_id: 'ten_tidewater' } } }],
  ])('wrong %s', async (_case, changes) => {
    const body = success(changes).replace('"ORDER"', JSON.stringify(orderId));
    expect(await deliver(body)).toBe(200);
    expect(await state()).toMatchObject({
      ...refused,
      history: [],
      audit: ['order.payment_failed'],
      jobs: [],
    });
  });

  test('an account of another tenant finds no order of its own', async () => {
    await world.ownerSql(
      `insert into provider_accounts (account_id, tenant_id, provider, region, charges_enabled)
       values ('acct_sandbox_uk_tide', 'ten_tidewater', 'stripe', 'UK', true) on conflict do nothing`,
    );
    expect(await deliver(success({ event: { account: 'acct_sandbox_uk_tide' } }))).toBe(200);
    expect(await state()).toMatchObject({ ...refused, audit: [] });
  });

  test.each([
    ['an account nobody here has', 'unknown_account', { event: { account: 'acct_unknown' } }],
    ['the platform’s own account', 'platform', { event: { account: undefined } }],
    ['live mode with test keys', 'other_mode', { event: { livemode: true } }],
    [
      'a type we do nothing about',
      'other_type',
      { event: { type: 'payment_intent.amount_capturable_updated' } },
    ],
    ['no order of ours', 'no_order', { intent: { metadata: {} } }],
  ] as const)('%s is stored with its reason, logged, and left alone', async (_case, why, changes) => {
    const lines = [jest.spyOn(log(), 'info'), jest.spyOn(log(), 'warn')];
    for (const line of lines) line.mockImplementation(() => undefined);
    const body = success(changes);
    expect(await deliver(body)).toBe(200);
    expect(await state()).toMatchObject({ ...refused, audit: [] });
    const { id } = JSON.parse(body) as { id: string };
    const [row] = await world.ownerSql<{ done: boolean }>(
      'select processed_at is not null as done, left_alone from provider_events where event_id = $1',
      [id],
    );
    expect(row).toEqual({ done: true, left_alone: why });
    const told = lines.flatMap((line) => line.mock.calls);
    expect(told).toContainEqual([expect.objectContaining({ eventId: id, why }), 'payment event only stored']);
    jest.restoreAllMocks();
  });
});

test('the platform’s own endpoint has a secret of its own, and a payment there is warned of', async () => {
  const warned = jest.spyOn(log(), 'warn').mockImplementation(() => undefined);
  const body = success({ event: { account: undefined } });
  expect(await deliver(body, signatureHeader(body, PLATFORM_SECRET))).toBe(200);
  expect(warned.mock.calls.map(([fields]) => fields)).toContainEqual(
    expect.objectContaining({ why: 'platform' }),
  );
  expect(await deliver(success())).toBe(200);
  jest.restoreAllMocks();
});

test('an endpoint of another API version is warned of, and its event taken', async () => {
  const warned = jest.spyOn(log(), 'warn').mockImplementation(() => undefined);
  expect(await deliver(success({ event: { api_version: '2020-08-27' } }))).toBe(200);
  expect(warned.mock.calls).toContainEqual([
    expect.objectContaining({ version: '2020-08-27', wanted: '2026-10-28.endive' }),
    'event of another API version',
  ]);
  jest.restoreAllMocks();
});

test('a failure while processing is a 5xx, and the repeat finishes the work', async () => {
  const body = success();
  await world.ownerSql('alter table order_history rename to order_history_away');
  const failed = await deliver(body);
  await world.ownerSql('alter table order_history_away rename to order_history');
  expect(failed).toBe(500);
  expect(await state()).toMatchObject({ payment: 'awaiting_payment', audit: [], jobs: [] });
  expect(await deliver(body)).toBe(200);
  expect(await state()).toMatchObject({ payment: 'paid', history: ['new'] });
});

describe('coming back (D15)', () => {
  test('before paying it is a 409, and the order stays as it is', async () => {
    const back = await shopper.back({ payment_intent: intent });
    expect([back.status, back.json['code']]).toEqual([409, 'payment_incomplete']);
    expect(await state()).toMatchObject({ payment: 'awaiting_payment', status: null });
  });

  test('after paying it finalises without any webhook, as a form, a day later and in another browser', async () => {
    world.stripe.control.pay(intent);
    const form = new URLSearchParams({ payment_intent: intent, estimatedDeliveryDateX: '01-01-1999' });
    const back = await world.post(`${shopper.base}/payment-success`, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(back.json.data['order']).toMatchObject({ id: orderId, payment_status: 'paid' });
    expect(JSON.stringify(back.json)).not.toContain('1999');
  });

  test.each<[string, () => [Shopper, object, number]]>([
    ['a forged intent', () => [shopper, { payment_intent: 'pi_forged' }, 404]],
    ['an order that has something to pay', () => [shopper, { no_payment_needed: 1, order_id: orderId }, 404]],
    ['a forged order', () => [shopper, { no_payment_needed: true, order_id: 'ord_forged' }, 404]],
    ['another tenant’s path', () => [new Shopper(world, TIDEWATER), { payment_intent: intent }, 404]],
    [
      'another store of nobody',
      () => [new Shopper(world, { ...FJORD, slug: 'elsewhere' }), { payment_intent: intent }, 404],
    ],
    ['nothing at all', () => [shopper, { order_id: orderId }, 422]],
  ])('%s', async (_case, make) => {
    const [from, body, status] = make();
    world.stripe.control.pay(intent);
    const back = await from.back({ ...body });
    expect(back.status).toBe(status);
    expect(await state()).toMatchObject({ payment: 'awaiting_payment' });
  });

  test.each([
    ['empty', { order_id: '', no_payment_needed: '' }],
    ['null', { order_id: null, no_payment_needed: null }],
    [
      'senseless',
      { order_id: 'a b', no_payment_needed: { a: 1 }, products: 'none', estimatedDeliveryDateX: 7 },
    ],
  ])('what stands beside the intent may be %s', async (_case, beside) => {
    world.stripe.control.pay(intent);
    const back = await shopper.back({ payment_intent: intent, ...beside });
    expect(back.json.data['order']).toMatchObject({ id: orderId, payment_status: 'paid' });
  });

  test('while the payment is processing the order is shown as it is', async () => {
    world.stripe.control.processing({ count: 1, ms: 600_000, outcome: 'succeeded' });
    world.stripe.control.pay(intent);
    const back = await shopper.back({ payment_intent: intent });
    expect(back.json.data['order']).toMatchObject({ payment_status: 'awaiting_payment' });
  });
});
