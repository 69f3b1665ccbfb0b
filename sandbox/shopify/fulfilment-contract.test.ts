/** @jest-environment node */
import { parse, validate } from 'graphql';
import * as documents from '@/lib/shop-platform/shopify/fulfilment-documents';
import { shopPlatform } from '@/lib/shop-platform';
import { setTestEnv, shopifyTestEnv } from '@/scripts/test/env';
import { SCHEMA } from './graphql';
import { askCancellation, placeOrder } from './orders';
import { startShopifySandbox, type ShopifySandbox } from './start';

const SHOP = 'harbour.myshopify.com';

let sandbox: ShopifySandbox;
let access: { shop: string; accessToken: string };
beforeAll(async () => {
  sandbox = await startShopifySandbox();
  const PUBLIC_URL = 'https://app.example';
  setTestEnv({ LOG_LEVEL: 'silent', APP_MODE: 'test', PUBLIC_URL, ...shopifyTestEnv(sandbox.url) });
});
beforeEach(async () => {
  sandbox.world.reset();
  const answer = await fetch(shopPlatform().installUrl(SHOP, 'a'), { method: 'POST', redirect: 'manual' });
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  const code = searchParams.get('code') ?? '';
  const { accessToken } = await shopPlatform().completeInstall({ shop: SHOP, code });
  access = { shop: SHOP, accessToken };
  await shopPlatform().ensureService(access, { names: ['Ours'], callbackUrl: 'https://app.example/a' });
});
afterAll(() => sandbox.close());

function place(count = 1) {
  const order = placeOrder(sandbox.world, SHOP, {
    lines: [{ sku: 'TEE-BLACK-M', quantity: count, properties: { Name: 'Bo' } }],
  });
  if (!order) throw new Error('no service');
  return order;
}
const platform = () => shopPlatform();

test.each(Object.entries(documents))('%s is valid in the schema', (_, document) => {
  expect(validate(SCHEMA, parse(document))).toEqual([]);
});

test('what is assigned is read page by page, with what the shopper typed', async () => {
  for (let count = 0; count < 23; count += 1) place();
  const first = await platform().pullAssigned(access, 'requested', null);
  const second = await platform().pullAssigned(access, 'requested', first.next);
  expect([first.requests.length, second.requests.length, second.next]).toEqual([20, 3, null]);
  expect(first.requests[0]).toMatchObject({
    orderName: '#1001',
    address: { name: 'Ada Poole', countryIso2: 'US', province: 'Oregon', phone: '' },
    lines: [{ sku: 'TEE-BLACK-M', quantity: 1, properties: { Name: 'Bo' } }],
    isWhole: true,
  });
});

test('a request is accepted or rejected once, and then not assigned any more', async () => {
  const [one, two] = [place(), place()];
  expect(await platform().accept(access, one.id)).toBe(true);
  expect(await platform().accept(access, one.id)).toBe(false);
  const why = { reason: 'INVALID_SKU', note: 'Unknown' } as const;
  expect(await platform().reject(access, two.id, why)).toBe(true);
  expect(sandbox.world.requests.get(two.id)).toMatchObject({
    requestStatus: 'REJECTED',
    reason: 'INVALID_SKU',
    message: 'Unknown',
  });
  expect((await platform().pullAssigned(access, 'requested', null)).requests).toEqual([]);
  expect(await platform().readRequest(access, one.id)).toEqual({ standing: 'ACCEPTED', shipments: [] });
  expect(await platform().readRequest(access, 'gid://shopify/FulfillmentOrder/1')).toBeNull();
});

test('a cancellation is accepted or refused; one that was not accepted yet is just taken back', async () => {
  const [kept, given, early] = [place(), place(), place()];
  for (const { id } of [kept, given]) await platform().accept(access, id);
  for (const { id } of [kept, given, early]) askCancellation(sandbox.world, id);
  expect((await platform().pullAssigned(access, 'cancelling', null)).requests).toHaveLength(2);
  expect(await platform().answerCancellation(access, kept.id, 'It is being made')).toBe(true);
  expect(await platform().answerCancellation(access, given.id, null)).toBe(true);
  expect(await platform().accept(access, early.id)).toBe(false);
  expect([...sandbox.world.requests.values()].map((one) => one.requestStatus)).toEqual([
    'CANCELLATION_REJECTED',
    'CANCELLATION_ACCEPTED',
    'UNSUBMITTED',
  ]);
});

test('parcels are told of one by one until nothing is left', async () => {
  const order = place(3);
  const id = order.lines[0]?.id ?? '';
  const parcel = (quantity: number, number: string) => ({
    requestId: order.id,
    lines: [{ id, quantity }],
    tracking: { number, carrier: 'Royal Post', url: 'https://post.example/1' },
  });
  expect(await platform().ship(access, parcel(1, 'A'))).toBeNull();
  await platform().accept(access, order.id);
  expect(await platform().ship(access, parcel(2, 'A'))).toMatch(/^gid:/);
  expect(await platform().ship(access, parcel(2, 'B'))).toBeNull();
  expect(await platform().ship(access, parcel(1, 'B'))).toMatch(/^gid:/);
  const found = await platform().readRequest(access, order.id);
  expect(found?.shipments.map(({ numbers }) => numbers)).toEqual([['A'], ['B']]);
  expect(sandbox.world.requests.get(order.id)?.status).toBe('CLOSED');
});

test('an accepted request can be closed unfulfilled', async () => {
  const order = place();
  await platform().accept(access, order.id);
  expect(await platform().close(access, order.id, 'Not paid')).toBe(true);
  expect(sandbox.world.requests.get(order.id)).toMatchObject({ status: 'INCOMPLETE', message: 'Not paid' });
});
