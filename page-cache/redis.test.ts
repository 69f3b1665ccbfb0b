/** @jest-environment node */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PageCache } from './page-cache.mjs';

/** Path of redis-server; without one, tests that need it are skipped and the run says so. */
function findRedis(): string | null {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return 'redis-server';
  } catch {
    process.stderr.write('page-cache: no redis-server here, so two instances on one Redis were not tested\n');
    return null;
  }
}

const redis = findRedis();
const LASTING = { cacheControl: { revalidate: 300 } };
const WORD = 'not-a-real-secret';

function page(text: string, tags = 'store:fjord') {
  return {
    kind: 'APP_PAGE',
    html: `<p>${text} – “quoted” ✓</p>`,
    rscData: Buffer.from([0, 13, 10, 255, 36]),
    segmentData: new Map([['/_tree', Buffer.from(`tree of ${text}`)]]),
    headers: { 'x-next-cache-tags': tags },
    postponed: undefined,
    status: 200,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startRedis(port: number): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--save', '', '--appendonly', 'no', '--requirepass', WORD];
  const child = spawn('redis-server', [...settings, '--bind', '127.0.0.1', '--dir', '/tmp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const part of child.stdout) if (/Ready to accept/.test(String(part))) break;
  child.stdout.resume();
  return child;
}

/** Polls until the result is as wanted: another instance's change is visible as soon as Redis has it. */
async function eventually<T>(ask: () => Promise<T>, wanted: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + 15_000;
  for (;;) {
    const answer = await ask();
    if (wanted(answer) || Date.now() > end) return answer;
    await sleep(20);
  }
}

/** Timestamps are in milliseconds, and a purge also affects pages of its own millisecond. */
async function nextMillisecond(): Promise<void> {
  const begun = Date.now();
  await eventually(
    async () => Date.now(),
    (now) => now > begun,
  );
}

const opened: PageCache[] = [];
function open(redisUrl: string, build = 'one'): PageCache {
  const cache = new PageCache({ memoryBytes: 1_000_000, redisUrl, build });
  opened.push(cache);
  return cache;
}
const html = async (cache: PageCache, key: string) => String((await cache.get(key, {}))?.value.html ?? '');

let quiet: jest.SpyInstance;
beforeAll(() => {
  quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => {
  opened.forEach((cache) => cache.close());
  quiet.mockRestore();
});

if (redis) {
  describe('two instances on one Redis', () => {
    let server: ChildProcess;
    let url: string;
    let port: number;
    beforeAll(async () => {
      port = await freePort();
      server = await startRedis(port);
      url = `redis://:${WORD}@127.0.0.1:${port}/1`;
    });
    afterAll(async () => {
      server.kill('SIGKILL');
      await once(server, 'exit');
    });

    test('what one rendered the other serves, byte by byte', async () => {
      const [a, b] = [open(url), open(url)];
      await a.set('/en/fjord', page('hello'), LASTING);
      const entry = await b.get('/en/fjord', {});
      expect(entry?.value).toEqual((await a.get('/en/fjord', {}))?.value);
      expect(entry?.value.html).toBe(page('hello').html);
      expect(entry?.cacheControl).toEqual({ revalidate: 300 });
      expect(Math.abs((entry?.lastModified ?? 0) - Date.now())).toBeLessThan(5000);
      expect(await open(url, 'another build').get('/en/fjord', {})).toBeNull();
    });

    test('a purge on one is a purge on both, also of what the other holds in memory', async () => {
      const [a, b] = [open(url), open(url)];
      await a.set('/en/purged', page('old'), LASTING);
      await a.set('/en/other', page('other', 'store:lumen'), LASTING);
      expect(await html(b, '/en/purged')).toContain('old');
      await nextMillisecond();
      await a.purge(['store:fjord']);
      expect(await b.get('/en/purged', {})).toBeNull();
      expect(await html(b, '/en/other')).toContain('other');
      const renew = async () => {
        await b.set('/en/purged', page('new'), LASTING);
        return html(a, '/en/purged');
      };
      expect(await eventually(renew, (text) => text !== '')).toContain('new');
    });

    test('a missing page is not there either, and takes the former one along', async () => {
      const [a, b] = [open(url), open(url)];
      await a.set('/en/gone', page('here'), LASTING);
      await a.set('/en/gone', { ...page('gone'), status: 404 }, LASTING);
      expect(await b.get('/en/gone', {})).toBeNull();
    });

    test('while Redis is away each goes on alone; afterwards the purges made meanwhile reach the other', async () => {
      const [a, b] = [open(url), open(url)];
      await a.set('/en/away', page('old', 'store:away'), LASTING);
      expect(await html(b, '/en/away')).toContain('old');
      server.kill('SIGKILL');
      await once(server, 'exit');
      await eventually(
        () => html(a, '/en/away'),
        (text) => text.includes('old'),
      );
      await a.purge(['store:away']);
      expect(await a.get('/en/away', {})).toBeNull();
      expect(await html(b, '/en/away')).toContain('old');
      server = await startRedis(port);
      const told = async () => {
        await a.set('/en/tells', page('tells', 'store:tells'), LASTING);
        await html(a, '/en/tells');
        return html(b, '/en/away');
      };
      expect(await eventually(told, (text) => text === '')).toBe('');
    });
  });
}

describe('a Redis that is not there', () => {
  test('costs nothing but the sharing', async () => {
    const cache = open(`redis://127.0.0.1:${await freePort()}`);
    await cache.set('/en/fjord', page('alone'), LASTING);
    expect(await html(cache, '/en/fjord')).toContain('alone');
    await cache.purge(['store:fjord']);
    expect(await html(cache, '/en/fjord')).toBe('');
  });

  test('nor one that never answers, for longer than two seconds', async () => {
    const sockets: Socket[] = [];
    const silent: Server = createServer((socket) => sockets.push(socket.resume())).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const cache = open(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const begun = Date.now();
    await cache.set('/en/fjord', page('alone'), LASTING);
    expect(await html(cache, '/en/fjord')).toContain('alone');
    expect(Date.now() - begun).toBeLessThan(4000);
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });

  test('an address that is none is refused', () => {
    expect(() => open('http://localhost:6379')).toThrow(/REDIS_URL/);
  });
});
