/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Pusher from 'pusher';
import { pusherBroadcaster } from './pusher-adapter';

jest.mock('@/lib/env/pusher', () => ({ pusherEnv: jest.fn() }));
const { pusherEnv } = jest.requireMock<{ pusherEnv: jest.Mock }>('@/lib/env/pusher');

const ENV = {
  PUSHER_APP_ID: 'app',
  PUSHER_KEY: 'a-key',
  PUSHER_SECRET: 'a-secret',
  PUSHER_CLUSTER: 'mt1',
  PUSHER_USE_TLS: '0',
};

interface Got {
  url: string;
  body: string;
}

async function withBroadcaster(status: number, work: (got: Got[]) => Promise<void>): Promise<void> {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ url: request.url ?? '', body });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  pusherEnv.mockReturnValue({ ...ENV, PUSHER_HOST: '127.0.0.1', PUSHER_PORT: port });
  try {
    await work(got);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

beforeEach(() => pusherEnv.mockReturnValue(ENV));

describe('the broadcaster (S7-8, D29)', () => {
  test('a channel’s proof is the one the vendor’s protocol asks for', () => {
    const { auth } = pusherBroadcaster().authorise('123.456', 'private-tenant.ten_a');
    const signature = createHmac('sha256', 'a-secret').update('123.456:private-tenant.ten_a').digest('hex');
    expect(auth).toBe(`a-key:${signature}`);
    const vendor = new Pusher({ appId: 'app', key: 'a-key', secret: 'a-secret', cluster: 'mt1' });
    expect(vendor.authorizeChannel('123.456', 'private-tenant.ten_a').auth).toBe(auth);
  });

  test('events of one moment reach the vendor’s HTTP API in one signed call, at most ten', async () => {
    await withBroadcaster(200, async (got) => {
      const broadcaster = pusherBroadcaster();
      const ids = Array.from({ length: 12 }, (_, at) => `ord_${at}`);
      const tell = (id: string) =>
        broadcaster.trigger('private-tenant.ten_a', 'order.changed', { order_id: id });
      await Promise.all(ids.map(tell));
      const batches = got.map(({ url, body }) => {
        expect(url).toMatch(/^\/apps\/app\/batch_events\?auth_key=a-key&.*auth_signature=[0-9a-f]{64}$/);
        return (JSON.parse(body) as { batch: { channel: string; name: string; data: string }[] }).batch;
      });
      expect(batches.map((batch) => batch.length).sort()).toEqual([10, 2].sort());
      const events = batches.flat();
      expect(events[0]).toMatchObject({ channel: 'private-tenant.ten_a', name: 'order.changed' });
      expect(events.map(({ data }) => (JSON.parse(data) as { order_id: string }).order_id).sort()).toEqual(
        [...ids].sort(),
      );
    });
  });

  test('a refusal rejects and keeps the signed address to itself', async () => {
    await withBroadcaster(403, async () => {
      const broadcaster = pusherBroadcaster();
      const sent = broadcaster.trigger('private-tenant.ten_a', 'order.changed', {});
      const other = broadcaster.trigger('private-tenant.ten_b', 'order.changed', {});
      const answers = await Promise.allSettled([sent, other]);
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 'rejected',
          reason: { message: 'the broadcaster answered 403' },
        });
      }
    });
  });
});
