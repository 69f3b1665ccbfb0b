/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import { httpFulfiller } from '@/lib/fulfillers/http-adapter';
import { checkFulfiller, fulfiller, verifyCallback, type SubmittedOrder } from '@/lib/fulfillers';
import { setTestEnv } from '@/scripts/test/env';
import { DEFAULT_FULFILLER, startFulfillerSandbox, type FulfillerSandbox } from './start';

let sandbox: FulfillerSandbox;
let receiver: Server;
const received: { body: string; signature: string }[] = [];

beforeAll(async () => {
  sandbox = await startFulfillerSandbox({ stepMs: null });
  setTestEnv({
    FULFILLER_API_URL: sandbox.url,
    FULFILLER_API_KEY: DEFAULT_FULFILLER.key,
    FULFILLER_WEBHOOK_SECRET: DEFAULT_FULFILLER.secret,
  });
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['x-fulfiller-signature']) });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => receiver.close(resolve));
});

function submitted(): SubmittedOrder {
  const { port } = receiver.address() as AddressInfo;
  return {
    reference: 'sub_1',
    orderRef: 'M7QK-3FXW',
    fulfillerId: 'ful_northlight',
    shippingMethod: 'standard',
    recipient: {
      name: 'Ada Fern',
      phone: '+44 1',
      email: 'ada@shopper.example',
      addressLines: ['1 Hill'],
      city: 'Leeds',
      county: '',
      postcode: 'LS1 1AA',
      countryIso2: 'GB',
      state: '',
    },
    items: [{ sku: 'tee', quantity: 2, name: 'Crew Tee', prints: [] }],
    callbackUrl: `http://127.0.0.1:${port}/api/ten_fjord/fulfilment/ord_1/callback`,
  };
}

test("the app's adapter submits once, and understands a rejection", async () => {
  const first = await httpFulfiller.submit(submitted());
  expect(first).toMatchObject({ kind: 'accepted' });
  expect(await httpFulfiller.submit(submitted())).toEqual(first);
  sandbox.fulfiller.trouble.reject({ count: 1, code: 'out_of_stock', message: 'No black tees' });
  expect(await httpFulfiller.submit({ ...submitted(), reference: 'sub_2' })).toEqual({
    kind: 'rejected',
    reason: 'No black tees',
  });
  sandbox.fulfiller.trouble.fail(1, 503);
  expect(await httpFulfiller.submit({ ...submitted(), reference: 'sub_3' })).toMatchObject({
    kind: 'unsure',
    fault: 'busy',
  });
});

test('a corrected address reaches an order until it is packed, the newest counts, and a printer may not offer it (S5-73)', async () => {
  setTestEnv({ APP_MODE: 'test', WEBHOOKS_TO_LOCAL: '1' });
  const own = fulfiller({ url: `${sandbox.url}/`, secret: DEFAULT_FULFILLER.secret });
  const order = { ...submitted(), reference: 'sub_moved' };
  await own.submit(order);
  const record = sandbox.fulfiller.orders.newestFirst().find((one) => one.order.reference === 'sub_moved');
  if (!record) throw new Error('no order');
  const to = (sequence: number, street: string) => ({
    ...order,
    sequence,
    recipient: { ...order.recipient, addressLines: [street] },
  });
  const words = 'Goes on the label when the order is packed';
  expect(await own.changeAddress(to(2, '2 Hill'))).toEqual({ kind: 'accepted', words });
  expect(await httpFulfiller.changeAddress(to(1, '9 Hill'))).toEqual({ kind: 'accepted', words });
  expect(record.order.recipient.address_lines).toEqual(['2 Hill']);
  while (record.order.status !== 'packaged') await sandbox.fulfiller.step(record);
  received.length = 0;
  expect(await own.changeAddress(to(2, '2 Hill'))).toEqual({ kind: 'accepted', words });
  const late = 'The order is packed already';
  expect(await own.changeAddress(to(3, '3 Hill'))).toEqual({ kind: 'too_late', words: late });
  expect(record.order.recipient.address_lines).toEqual(['2 Hill']);
  sandbox.fulfiller.trouble.fail(2, 404);
  expect(await own.changeAddress(to(4, '4 Hill'))).toEqual({ kind: 'not_offered' });
  expect(await httpFulfiller.changeAddress(to(4, '4 Hill'))).toEqual({ kind: 'not_offered' });
  const stranger = fulfiller({ url: sandbox.url, secret: 'another-secret-012' });
  expect(await stranger.changeAddress(to(5, '5 Hill'))).toEqual({ kind: 'unsure', retryAt: null });
  expect(await own.changeAddress({ ...to(1, '1 Hill'), reference: 'sub_none' })).toEqual({
    kind: 'too_late',
    words: 'No such order',
  });
});

describe('a fulfiller with a connection of its own (S2.2-107)', () => {
  const connection = () => ({ url: `${sandbox.url}/`, secret: DEFAULT_FULFILLER.secret });

  test('the test call is signed, and says what is wrong', async () => {
    setTestEnv({ APP_MODE: 'test', WEBHOOKS_TO_LOCAL: '1' });
    expect(await checkFulfiller(connection(), 'ful_own')).toEqual({ kind: 'ready' });
    expect(await checkFulfiller({ ...connection(), secret: 'another-secret-012' }, 'ful_own')).toEqual({
      kind: 'failed',
      fault: 'secret',
    });
    sandbox.fulfiller.trouble.fail(1, 503);
    expect(await checkFulfiller(connection(), 'ful_own')).toEqual({ kind: 'failed', fault: 'status' });
    expect(await checkFulfiller({ ...connection(), url: 'https://10.0.0.1' }, 'ful_own')).toEqual({
      kind: 'failed',
      fault: 'address_refused',
    });
  });

  test('takes signed orders, once each, and none from elsewhere', async () => {
    setTestEnv({ APP_MODE: 'test', WEBHOOKS_TO_LOCAL: '1' });
    const own = fulfiller(connection());
    const first = await own.submit({ ...submitted(), reference: 'sub_own' });
    expect(first).toMatchObject({ kind: 'accepted' });
    expect(await own.submit({ ...submitted(), reference: 'sub_own' })).toEqual(first);
    const stranger = fulfiller({ ...connection(), secret: 'another-secret-012' });
    expect(await stranger.submit({ ...submitted(), reference: 'sub_other' })).toMatchObject({
      kind: 'rejected',
    });
  });
});

test("every call-back passes the app's signature check and its contract", async () => {
  const [record] = sandbox.fulfiller.orders.values();
  if (!record) throw new Error('no order');
  while ((await sandbox.fulfiller.step(record)) !== null);
  await sandbox.fulfiller.say(record, 'artwork_issue');
  expect(received).toHaveLength(7);
  for (const { body, signature } of received) {
    expect(verifyCallback(body, signature)).toBe(true);
    expect(verifyCallback(body.replace('M7QK', 'XXXX'), signature)).toBe(false);
    expect(fulfillerMessage.parse(JSON.parse(body))).toMatchObject({ order_ref: 'M7QK-3FXW' });
  }
  expect(received[5]?.body).toContain('"tracking":{"carrier":"Sandbox Parcel"');
});

test('so does one about a parcel', async () => {
  await httpFulfiller.submit({ ...submitted(), reference: 'sub_parcels' });
  const record = sandbox.fulfiller.orders
    .newestFirst()
    .find(({ order }) => order.reference === 'sub_parcels');
  if (!record) throw new Error('no order');
  await sandbox.fulfiller.sendParcel(record, { items: [{ sku: 'tee', quantity: 1 }] });
  expect(fulfillerMessage.parse(JSON.parse(received.at(-1)?.body ?? ''))).toMatchObject({
    parcel: {
      status: 'shipped',
      items: [{ sku: 'tee', quantity: 1 }],
      tracking: { carrier: 'Sandbox Parcel' },
    },
  });
});
