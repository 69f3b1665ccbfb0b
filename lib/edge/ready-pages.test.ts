/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageCache } from '@/page-cache/page-cache.mjs';
import { findReadyPage } from './ready-pages';
import { readyPageCache } from './ready-page-cache';
import { createWebServer } from './web-server';
import { READY_HEADER, WHOLE_HEADER } from './whole-page';

Object.assign(process.env, { APP_MODE: 'test', PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'silent' });

const CACHE = Symbol.for('merchloom.page-cache');
const READY = Symbol.for('merchloom.ready-page-cache');
const shared = globalThis as { [CACHE]?: PageCache; [READY]?: unknown };
const ENGLISH = { cookie: 'i18n_redirected=en' };
const TAG = 'store:fjord-fern';

let now = 1_000_000;
let asked: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createWebServer((request, response) => {
  asked.push(request);
  answer(request, response);
});

const html = (text: string) => `<!DOCTYPE html><p>${text}</p>${'Größe £ '.repeat(500)}`;
const keep = (key: string, text: string) =>
  shared[CACHE]?.set(
    key,
    { kind: 'APP_PAGE', html: html(text), headers: { 'x-next-cache-tags': TAG }, status: 200 },
    { cacheControl: { revalidate: 300 } },
  );

/** Sends a page like Next does from its cache. */
async function sendCached(key: string, response: ServerResponse, cache = 'HIT'): Promise<void> {
  const entry = await shared[CACHE]?.get(key, { kind: 'APP_PAGE' });
  response.setHeader('vary', 'rsc, next-router-prefetch');
  response.setHeader('x-nextjs-cache', cache);
  response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=31535700');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('set-cookie', 'i18n_redirected=en; Path=/');
  response.setHeader('etag', String(entry?.value.headers?.['etag']));
  response.setHeader('x-inline-scripts', "'sha256-one'");
  response.end(entry?.value.html);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  shared[CACHE] = new PageCache({ memoryBytes: 5_000_000, now: () => now });
  delete shared[READY];
  asked = [];
  answer = (_request, response) => void sendCached('/en/fjord-fern', response);
  await keep('/en/fjord-fern', 'one');
});
afterAll(async () => {
  delete shared[CACHE];
  await new Promise((resolve) => server.close(resolve));
});

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** Whether Next was called. */
  routed: boolean;
}

/** Resolves when the page that Next has just sent is cached. */
async function ready(name = 'en /fjord-fern'): Promise<void> {
  const until = Date.now() + 5000;
  while (!readyPageCache().keys().includes(name) && Date.now() < until)
    await new Promise((resolve) => setImmediate(resolve));
}

/** Requests a page for the first time, from Next, and waits until it is cached. */
async function getFirst(path = '/fjord-fern'): Promise<Got> {
  const got = await get(path);
  await ready(`en ${path}`);
  return got;
}

function get(path = '/fjord-fern', headers: Record<string, string> = ENGLISH, method = 'GET'): Promise<Got> {
  const before = asked.length;
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
          routed: asked.length > before,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a returning visitor', () => {
  test('gets what Next sent the one before, without the router', async () => {
    const first = await getFirst();
    const second = await get();
    expect([first.routed, second.routed]).toEqual([true, false]);
    expect(second.status).toBe(200);
    expect(second.body.toString()).toBe(html('one'));
    const { date: _1, 'set-cookie': cookie, vary, 'cache-control': firstVisit, ...head } = first.headers;
    const { date: _2, vary: varies, 'cache-control': kept, ...rest } = second.headers;
    expect(cookie).toEqual(['i18n_redirected=en; Path=/']);
    expect([firstVisit, kept]).toEqual([
      'private, no-store',
      's-maxage=300, stale-while-revalidate=31535700',
    ]);
    expect(rest).toEqual({ ...head, 'content-length': String(second.body.length) });
    expect(vary).toBe('rsc, next-router-prefetch, Cookie');
    expect(varies).toBe('rsc, next-router-prefetch, Accept-Encoding, Cookie');
    expect(head['content-security-policy']).toContain("'sha256-one'");
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('squeezed as the browser likes best: %s', async (accept, encoding, open) => {
    await getFirst();
    const { routed, headers, body } = await get('/fjord-fern', { ...ENGLISH, 'accept-encoding': accept });
    expect([routed, headers['content-encoding']]).toEqual([false, encoding]);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(open(body).toString()).toBe(html('one'));
  });

  test('nothing but a 304 when it is the page held already', async () => {
    const { headers } = await getFirst();
    const held = { ...ENGLISH, 'if-none-match': String(headers['etag']), 'accept-encoding': 'br' };
    const again = await get('/fjord-fern', held);
    expect([again.status, again.routed, again.body.length]).toEqual([304, false, 0]);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  test('a HEAD has no body', async () => {
    await getFirst();
    const { routed, body, headers } = await get('/fjord-fern', ENGLISH, 'HEAD');
    expect([routed, body.length, headers['content-length']]).toEqual([
      false,
      0,
      `${Buffer.byteLength(html('one'))}`,
    ]);
  });
});

describe('Next is asked again', () => {
  test('once the store’s tag is purged, and its new page takes the old one’s place', async () => {
    await getFirst();
    now += 10;
    await shared[CACHE]?.purge([TAG]);
    now += 10;
    answer = async (_request, response) => {
      await keep('/en/fjord-fern', 'two');
      await sendCached('/en/fjord-fern', response);
    };
    expect((await getFirst()).routed).toBe(true);
    const third = await get();
    expect([third.routed, third.body.toString()]).toEqual([false, html('two')]);
  });

  test('when the page is as old as it may get', async () => {
    await getFirst();
    now += 299_000;
    expect((await get()).routed).toBe(false);
    now += 1_000;
    expect((await get()).routed).toBe(true);
  });

  test.each([
    ['another language', '/fjord-fern', { cookie: 'i18n_redirected=de' }],
    ['no language', '/fjord-fern', {}],
    ['an unknown language', '/fjord-fern', { cookie: 'i18n_redirected=xx' }],
    ['a query', '/fjord-fern?lang=de', ENGLISH],
    ['a slash at the end', '/fjord-fern/', ENGLISH],
    ['an encoded address', '/%66jord-fern', ENGLISH],
    ['its internal address', '/en/fjord-fern', ENGLISH],
    ['the router’s own request', '/fjord-fern', { ...ENGLISH, rsc: '1' }],
    ['a preview', '/fjord-fern', { cookie: '__prerender_bypass=x; i18n_redirected=en' }],
    ['a part of it', '/fjord-fern', { ...ENGLISH, range: 'bytes=0-9' }],
  ])('for %s', async (_what, path, headers) => {
    await getFirst();
    expect((await get(path, headers as Record<string, string>)).routed).toBe(true);
  });

  test('for anything but a look', async () => {
    await getFirst();
    expect((await get('/fjord-fern', ENGLISH, 'POST')).routed).toBe(true);
  });

  test.each(['MISS', 'STALE'])('for what was sent as %s', async (cache) => {
    answer = (_request, response) => void sendCached('/en/fjord-fern', response, cache);
    await get();
    // Another page cached meanwhile shows that there was enough time for this one.
    await keep('/en/other', 'other');
    answer = (_request, response) => void sendCached('/en/other', response);
    await getFirst('/other');
    expect(readyPageCache().keys()).toEqual(['en /other']);
  });
});

describe('a first visit', () => {
  test('gets the page in place of the middleware’s empty answer, with its cookie', async () => {
    await getFirst();
    answer = (request, response) => {
      expect(request.headers[WHOLE_HEADER]).toBe('1');
      void findReadyPage('/fjord-fern', 'en').then((name) => {
        response.setHeader(READY_HEADER, name ?? '');
        response.setHeader('set-cookie', 'i18n_redirected=en; Path=/; Max-Age=1');
        response.write('');
        response.end();
      });
    };
    const { status, body, headers } = await get('/fjord-fern', {});
    expect([status, body.toString()]).toEqual([200, html('one')]);
    expect(headers['set-cookie']).toEqual(['i18n_redirected=en; Path=/; Max-Age=1']);
    // Its language was negotiated with this browser: no shared cache may hand it or its cookie on (D10-8).
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers[READY_HEADER]).toBeUndefined();
  });

  test('is sent to the same address when the page has gone meanwhile', async () => {
    answer = (_request, response) => {
      response.setHeader(READY_HEADER, 'en /gone');
      response.end();
    };
    const { status, headers, body } = await get('/gone', {});
    expect([status, headers['location'], body.length]).toEqual([307, '/gone', 0]);
    expect(headers['cache-control']).toMatch(/no-store/);
  });

  test('cannot say of itself that it is one', async () => {
    await get('/fjord-fern?x=1', { [WHOLE_HEADER]: '1', [READY_HEADER]: 'en /fjord-fern' });
    expect(asked[0]?.headers).not.toHaveProperty(WHOLE_HEADER);
    expect(asked[0]?.headers).not.toHaveProperty(READY_HEADER);
  });
});

test('what was asked for longest ago goes before the pages take more than 16 MiB', async () => {
  const large = 'x'.repeat(2_000_000);
  shared[CACHE] = new PageCache({ memoryBytes: 200_000_000, now: () => now });
  for (let at = 0; at < 10; at += 1) {
    await keep(`/en/store-${at}`, large);
    answer = (_request, response) => void sendCached(`/en/store-${at}`, response);
    await getFirst(`/store-${at}`);
    await get('/store-0');
  }
  const names = readyPageCache().keys();
  expect(names).toHaveLength(8);
  expect(names).toContain('en /store-0');
  expect(names).toContain('en /store-9');
});
