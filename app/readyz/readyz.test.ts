/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { PageCache } from '@/page-cache/page-cache.mjs';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { GET } from './route';

jest.mock('@/lib/db/is-ready', () => ({ isReady: jest.fn() }));
const { isReady } = jest.requireMock<{ isReady: jest.Mock }>('@/lib/db/is-ready');

const CACHE = Symbol.for('merchloom.page-cache');
const shared = globalThis as { [CACHE]?: PageCache };

/** What this says to each command is enough to be met and asked. */
function answerTo(command: string): string {
  if (/\bping\b/i.test(command)) return '+PONG\r\n';
  return /\binfo\b/i.test(command) ? '$19\r\nredis_version:7.0.0\r\n' : '+OK\r\n';
}

const sockets: Socket[] = [];
let server: Server | undefined;

async function listen(answers: boolean): Promise<string> {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      // One command after another: an array's head begins each.
      const commands = data.toString().split(/(?=\*\d+\r\n)/);
      if (answers) for (const command of commands) socket.write(answerTo(command));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function hangUp(): Promise<void> {
  sockets.splice(0).forEach((socket) => socket.destroy());
  const closed = server?.listening ? once(server, 'close') : undefined;
  server?.close();
  await closed;
}

async function ask(): Promise<unknown> {
  const response = await GET();
  return { status: response.status, retry: response.headers.get('retry-after'), ...(await response.json()) };
}

const open = (redisUrl: string) => (shared[CACHE] = new PageCache({ memoryBytes: 1_000_000, redisUrl }));
const READY = { status: 200, retry: null, ready: true, down: [] };
const WAITS = { status: 503, retry: '2', ready: false };

let quiet: jest.SpyInstance;
beforeAll(() => {
  setTestEnv({ ...TEST_SECRETS, TENANT_API_URL: '' });
  quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
beforeEach(() => isReady.mockResolvedValue(true));
afterEach(async () => {
  shared[CACHE]?.close();
  delete shared[CACHE];
  await hangUp();
});
afterAll(() => quiet.mockRestore());

describe('/readyz names what does not answer (S8-18)', () => {
  test('nothing without Redis and with a database', async () => {
    expect(await ask()).toEqual(READY);
    isReady.mockResolvedValue(false);
    expect(await ask()).toEqual({ ...WAITS, down: ['database'] });
  });

  test('a Redis that is not there', async () => {
    const address = await listen(true);
    await hangUp();
    open(address);
    expect(await ask()).toEqual({ ...WAITS, down: ['redis'] });
    isReady.mockResolvedValue(false);
    expect(await ask()).toEqual({ ...WAITS, down: ['database', 'redis'] });
  });

  test('a Redis that never answers, within four seconds', async () => {
    open(await listen(false));
    const begun = Date.now();
    expect(await ask()).toEqual({ ...WAITS, down: ['redis'] });
    expect(Date.now() - begun).toBeLessThan(5000);
  });

  test('one that is lost later is named, but takes no web away: each goes on alone', async () => {
    open(await listen(true));
    expect(await ask()).toEqual(READY);
    await hangUp();
    expect(await ask()).toEqual({ ...READY, down: ['redis'] });
  });
});
