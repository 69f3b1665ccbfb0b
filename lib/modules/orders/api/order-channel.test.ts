/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { broadcastingAuth } from '@/lib/modules/orders/contract/broadcasting-auth';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { broadcastingAuthHandler } from './broadcasting-auth';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const ORDER = { tenantId: 'ten_fjord', orderId: 'ord_7k2m9x4c1v8b3n5q6w0z' };
const OTHER = { tenantId: 'ten_fjord', orderId: 'ord_00000000000000000000' };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([broadcastingAuthHandler]);
  setTestEnv({ PUSHER_APP_ID: 'app', PUSHER_KEY: 'a-key', PUSHER_SECRET: 'a-secret' });
});
afterAll(() => world.close());

const ask = (channel: string, token?: string, person?: string) =>
  world.post(
    '/api/broadcasting/auth',
    { socket_id: '1.2', channel_name: channel, ...(token === undefined ? {} : { order_token: token }) },
    person,
  );

describe('an order’s channel (D29-2)', () => {
  test('opens for who holds its link, with or without a login', async () => {
    const channel = `private-order.${ORDER.orderId}`;
    const proof = createHmac('sha256', 'a-secret').update(`1.2:${channel}`).digest('hex');
    for (const person of [undefined, ADMIN]) {
      const answer = await ask(channel, orderToken(ORDER), person);
      check(broadcastingAuth, answer);
      expect([answer.status, answer.json]).toMatchObject([200, { auth: `a-key:${proof}` }]);
    }
  });

  test('stays shut for the link of another order, a forged one, and none', async () => {
    const channel = `private-order.${ORDER.orderId}`;
    const forged = orderToken(OTHER).slice(0, 43) + orderToken(ORDER).slice(43);
    for (const token of [orderToken(OTHER), forged, undefined]) {
      expect((await ask(channel, token)).status).toBe(401);
      expect((await ask(channel, token, ADMIN)).status).toBe(404);
    }
  });

  test('an order’s link opens no other channel', async () => {
    for (const channel of ['private-tenant.ten_fjord', `private-order.${OTHER.orderId}`, 'presence-x']) {
      expect((await ask(channel, orderToken(ORDER))).status).toBe(401);
    }
    expect((await ask('private-tenant.ten_lumen', orderToken(ORDER), ADMIN)).status).toBe(404);
  });
});
