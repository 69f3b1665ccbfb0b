/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FulfillerOrder, StatusMessage } from './fulfiller-order';
import { DEFAULT_FULFILLER, startFulfillerSandbox, type FulfillerSandbox } from './start';

interface Received {
  message: StatusMessage;
  body: string;
  signature: string;
}

let sandbox: FulfillerSandbox;
let receiver: Server;
let callback: string;
let received: Received[] = [];
let answers: number[] = [];
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sandbox-fulfiller-'));
  sandbox = await startFulfillerSandbox({ stepMs: null, dir });
  receiver = createServer((request, response) => {
    if (request.method === 'GET')
      return void response.writeHead(request.url === '/art.png' ? 200 : 404).end('art');
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const status = answers.shift() ?? 204;
      const signature = String(request.headers['x-fulfiller-signature']);
      if (status < 300) received.push({ message: JSON.parse(body) as StatusMessage, body, signature });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  callback = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

beforeEach(() => {
  sandbox.fulfiller.reset();
  sandbox.fulfiller.setPace(null);
  received = [];
  answers = [];
});

afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => receiver.close(resolve));
  await rm(dir, { recursive: true });
});

function order(reference = 'sub_1', ref = 'M7QK-3FXW'): Record<string, unknown> {
  return {
    reference,
    order_ref: ref,
    fulfiller: 'ful_northlight',
    shipping_method: 'standard',
    callback_url: `${callback}/hook`,
    items: [
      { sku: 'tee-black-m', quantity: 2, print_files: [{ side: 'front', url: `${callback}/art.png` }] },
    ],
    recipient: {
      name: 'Ada Fern',
      address_lines: ['1 Hill'],
      city: 'Leeds',
      postcode: 'LS1 1AA',
      country: 'GB',
    },
  };
}

async function call<T = FulfillerOrder>(
  path: string,
  body?: unknown,
  key = DEFAULT_FULFILLER.key,
): Promise<{ status: number; value: T }> {
  const answer = await fetch(sandbox.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, value: (await answer.json()) as T };
}

const statuses = (): string[] => received.map((entry) => entry.message.status);

test('an order is accepted once per reference', async () => {
  const first = await call('/v1/orders', order());
  expect(first).toMatchObject({
    status: 201,
    value: { status: 'accepted', reference: 'sub_1', order_ref: 'M7QK-3FXW' },
  });
  const again = await call('/v1/orders', order());
  expect(again).toMatchObject({ status: 200, value: { id: first.value.id } });
  const other = await call('/v1/orders', { ...order(), shipping_method: 'express' });
  expect(other.status).toBe(409);
  const elsewhere = await call('/v1/orders', order(), `${DEFAULT_FULFILLER.key}-delta`);
  expect(elsewhere.status).toBe(201);
  const seen = await call<{ orders: FulfillerOrder[] }>('/v1/orders?reference=sub_1');
  expect(seen.value.orders.map((entry) => entry.id)).toEqual([first.value.id]);
  expect(
    (await call(`/v1/orders/${first.value.id}`, undefined, `${DEFAULT_FULFILLER.key}-delta`)).status,
  ).toBe(404);
});

test('a wrong key is a 401, a bad order a 422 that names the fields', async () => {
  expect((await call('/v1/orders', order(), 'wrong')).status).toBe(401);
  const bad = await call<{ error: { fields: object } }>('/v1/orders', {
    ...order(),
    items: [{ sku: '', quantity: 0, print_files: [{ url: 'file:///etc/passwd' }] }],
    recipient: {},
  });
  expect(bad.status).toBe(422);
  expect(Object.keys(bad.value.error.fields)).toEqual(
    expect.arrayContaining([
      'items.0.sku',
      'items.0.quantity',
      'items.0.print_files.0.url',
      'recipient.postcode',
    ]),
  );
});

test('left alone, an order walks to shipped with signed call-backs in order', async () => {
  sandbox.fulfiller.setPace(0);
  const { value } = await call('/v1/orders', order());
  while (statuses().at(-1) !== 'shipped') await new Promise((resolve) => setTimeout(resolve, 5));
  expect(statuses()).toEqual([
    'picked',
    'in_production',
    'awaiting_packing',
    'packaged',
    'ready_to_ship',
    'shipped',
  ]);
  expect(received.map((entry) => entry.message.sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  const last = received.at(-1);
  expect(last?.message).toMatchObject({
    order_id: value.id,
    reference: 'sub_1',
    order_ref: 'M7QK-3FXW',
    tracking: { carrier: 'Sandbox Parcel', number: expect.stringMatching(/^SBX/) as string },
  });
  for (const { body, signature } of received) {
    const [, time, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    const expected = createHmac('sha256', DEFAULT_FULFILLER.secret).update(`${time}.${body}`).digest('hex');
    expect(digest).toBe(expected);
  }
});

test('by hand: steps, until, skipped steps', async () => {
  await call('/_sandbox/skip', { statuses: ['awaiting_packing', 'packaged'] });
  await call('/v1/orders', order());
  await call('/_sandbox/orders/M7QK-3FXW/step', { count: 2 });
  expect(statuses()).toEqual(['picked', 'in_production']);
  await call('/_sandbox/orders/M7QK-3FXW/step', { until: 'shipped' });
  expect(statuses()).toEqual(['picked', 'in_production', 'ready_to_ship', 'shipped']);
  await call('/_sandbox/orders/M7QK-3FXW/step', {});
  expect(received).toHaveLength(4);
});

test('late, repeated and out of order messages', async () => {
  await call('/v1/orders', order());
  await call('/_sandbox/orders/M7QK-3FXW/step', { until: 'packaged' });
  received = [];
  await call('/_sandbox/orders/M7QK-3FXW/say', { status: 'picked', sequence: 1 });
  await call('/_sandbox/orders/M7QK-3FXW/repeat', {});
  expect(received.map(({ message }) => [message.status, message.sequence])).toEqual([
    ['picked', 1],
    ['packaged', 4],
  ]);
  expect((await call('/_sandbox/orders/M7QK-3FXW/say', { status: 'lost' })).status).toBe(400);
});

test('an answer that is no 2xx brings the call-back again, and the walk waits for it', async () => {
  answers = [500, 500];
  sandbox.fulfiller.setPace(0);
  await call('/v1/orders', order());
  while (received.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(statuses().slice(0, 2)).toEqual(['picked', 'in_production']);
});

test('the next submission is rejected, fails or is slow when told so', async () => {
  await call('/_sandbox/reject', { code: 'out_of_stock', message: 'No black tees' });
  const rejected = await call<{ error: object }>('/v1/orders', order());
  expect(rejected).toMatchObject({
    status: 422,
    value: { error: { code: 'out_of_stock', message: 'No black tees' } },
  });
  await call('/_sandbox/fail', { status: 503 });
  expect((await call('/v1/orders', order())).status).toBe(503);
  await call('/_sandbox/slow', { ms: 60 });
  const started = performance.now();
  expect((await call('/v1/orders', order())).status).toBe(201);
  expect(performance.now() - started).toBeGreaterThanOrEqual(55);
});

test('an issue stops the walk; an order can be cancelled until it is printed', async () => {
  const { value } = await call('/v1/orders', order());
  await call('/_sandbox/orders/M7QK-3FXW/issue', { status: 'address_issue', reason: 'No such street' });
  await sandbox.fulfiller.outbox.settled();
  expect(received[0]?.message).toMatchObject({ status: 'address_issue', reason: 'No such street' });
  await call('/_sandbox/orders/M7QK-3FXW/step', {});
  expect(received).toHaveLength(1);
  expect((await call(`/v1/orders/${value.id}/cancel`, {})).value.status).toBe('cancelled');
  const late = await call('/v1/orders', order('sub_2', 'LATE'));
  await call('/_sandbox/orders/LATE/step', { until: 'in_production' });
  expect((await call(`/v1/orders/${late.value.id}/cancel`, {})).status).toBe(409);
});

test('print files are loaded when asked for, and a missing one is an artwork issue', async () => {
  const own = await startFulfillerSandbox({ stepMs: null, fetchFiles: true });
  const submit = async (reference: string, file: string): Promise<string> => {
    const body = order(reference);
    body['items'] = [
      { sku: 'tee', quantity: 1, print_files: [{ side: 'front', url: `${callback}/${file}` }] },
    ];
    const headers = { authorization: `Bearer ${DEFAULT_FULFILLER.key}` };
    const answer = await fetch(`${own.url}/v1/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as FulfillerOrder).id;
  };
  const [good, bad] = [await submit('GOOD', 'art.png'), await submit('BAD', 'none.png')];
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(received[0]?.message).toMatchObject({ order_id: bad, status: 'artwork_issue' });
  expect(own.fulfiller.orders.get(good)?.order.files).toMatchObject([{ status: 200, bytes: 3 }]);
  await own.close();
});

test('a restart goes on where the order was', async () => {
  await call('/v1/orders', order());
  await call('/_sandbox/orders/M7QK-3FXW/step', { until: 'packaged' });
  await sandbox.close();
  received = [];
  sandbox = await startFulfillerSandbox({ stepMs: 0, dir });
  while (received.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(statuses()).toEqual(['ready_to_ship', 'shipped']);
});

describe('an order in parcels (D32-56)', () => {
  const told = () =>
    received.map(({ message: { status, parcel } }) => [status, parcel?.status, parcel?.items]);
  const pieces = (quantity: number) => [{ sku: 'tee-black-m', quantity }];

  test('goes out in two where that was asked for: the first by itself, the second by hand', async () => {
    await call('/_sandbox/split', { order_ref: 'M7QK-3FXW' });
    const { value } = await call('/v1/orders', order());
    for (let step = 0; step < 5; step += 1) await call(`/_sandbox/orders/${value.id}/step`, {});
    sandbox.fulfiller.setPace(0);
    while (received.length < 6) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(told().slice(5)).toEqual([['ready_to_ship', 'shipped', pieces(1)]]);
    expect((await call('/_sandbox/orders/M7QK-3FXW/parcel', {})).value).toMatchObject({ status: 'shipped' });
    expect(told().slice(6)).toEqual([['shipped', 'shipped', pieces(1)]]);
    const numbers = received.map(({ message }) => message.parcel?.tracking?.number).filter(Boolean);
    expect(new Set(numbers).size).toBe(2);
    expect((await call('/_sandbox/orders/M7QK-3FXW/parcel', {})).status).toBe(409);
  });

  test('is told of piece by piece, as far as each is', async () => {
    const { value } = await call('/v1/orders', order());
    const path = `/_sandbox/orders/${value.id}/parcel`;
    await call(path, { parcel: 'a', items: pieces(1), status: 'packaged' });
    await call(path, { parcel: 'a', items: pieces(1) });
    expect(told()).toEqual([
      ['accepted', 'packaged', pieces(1)],
      ['accepted', 'shipped', pieces(1)],
    ]);
    expect((await call(path, { status: 'lost' })).status).toBe(400);
  });
});
