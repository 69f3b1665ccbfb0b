/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setClock } from '@/lib/kernel/clock';
import { setTestEnv } from '@/scripts/test/env';
import { BYPASS } from './bypass-cookie';
import { entryPath, wantedPath } from './entry-path';
import { forgetEvent } from './known-events';
import { knownGates, offerGate, type Gate } from './known-gates';
import { storeIn } from './store-gate';
import { createWebServer } from './web-server';

setTestEnv({ APP_MODE: 'test', NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' });

/** What the tenant API says, by store; others let everybody in. */
const gates = new Map<string, Gate | Error>();
let asked: string[] = [];
/** Held back until it is let go. */
let underway: Promise<void> | undefined;
offerGate(async (slug, cookie) => {
  asked.push(`${slug} ${cookie}`);
  await underway;
  const gate = gates.get(slug) ?? null;
  if (gate instanceof Error) throw gate;
  return gate;
});

let server: Server;
beforeAll(async () => {
  server = createWebServer(({ url, headers }, response) => {
    response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=31535700');
    response.end(`${url ?? ''} ${headers.cookie?.includes(BYPASS) ? 'anew' : 'kept'}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  gates.clear();
  knownGates().clear();
  asked = [];
});

async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return {
    text: await answer.text(),
    cache: answer.headers.get('cache-control'),
    robots: answer.headers.get('x-robots-tag'),
  };
}
const NO_STORE = { cache: 'private, no-store', robots: 'noindex, nofollow' };

test.each([
  ['/fjord-fern', 'fjord-fern'],
  ['/fjord-fern?utm=1', 'fjord-fern'],
  ['/fjord-fern/Product=x', 'fjord-fern'],
  ['/fjord-fern/sitemap.xml', 'fjord-fern'],
  ['/embed/fjord-fern?lang=de', 'fjord-fern'],
  ['/api/ten_fjord/fjord-fern/preview/p/c/front?v=1', 'fjord-fern'],
  ['/', null],
  ['/login', null],
  ['/entry/fjord-fern', null],
  ['/order/abc', null],
  ['/_next/static/x.js', null],
  ['/api/storefront/fjord-fern', null],
])('%s is about %s', (url, slug) => expect(storeIn(url)).toBe(slug));

test('a store that lets everybody in is asked about once, until it changes', async () => {
  for (let index = 0; index < 3; index += 1) {
    expect(await get('/fjord-fern')).toMatchObject({ text: '/fjord-fern kept', robots: null });
  }
  expect(asked).toHaveLength(1);
  gates.set('fjord-fern', { entered: false });
  forgetEvent('fjord-fern');
  expect(await get('/fjord-fern')).toEqual({ text: '/entry/fjord-fern?to=%2Ffjord-fern anew', ...NO_STORE });
});

test('a private store is asked about each time, with the visitor’s cookies', async () => {
  gates.set('fjord-fern', { entered: true });
  for (let index = 0; index < 2; index += 1) {
    const seen = await get('/fjord-fern/about-us', { cookie: `a=1; ${BYPASS}=forged; entry_evt_x=y` });
    expect(seen).toEqual({ text: '/fjord-fern/about-us anew', ...NO_STORE });
  }
  expect(asked).toEqual(Array(2).fill(`fjord-fern a=1; ${BYPASS}=forged; entry_evt_x=y`));
  gates.clear();
  expect((await get('/fjord-fern/about-us')).text).toBe('/fjord-fern/about-us kept');
});

test('its files and frames have no entry page: they are asked for without one, and are a 404', async () => {
  gates.set('fjord-fern', { entered: false });
  for (const path of ['/fjord-fern/sitemap.xml', '/embed/fjord-fern']) {
    expect(await get(path)).toEqual({ text: `${path} anew`, ...NO_STORE });
  }
  const picture = '/api/ten_fjord/fjord-fern/preview/p/c/front?v=1';
  expect(await get(picture)).toEqual({ text: `${picture} anew`, ...NO_STORE });
});

test('an answer that came after a change is not remembered', async () => {
  let letGo = () => {};
  underway = new Promise((resolve) => (letGo = resolve));
  const first = get('/fjord-fern');
  while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  forgetEvent('fjord-fern');
  letGo();
  underway = undefined;
  expect((await first).text).toBe('/fjord-fern kept');
  await get('/fjord-fern');
  expect(asked).toHaveLength(2);
});

test('while the API is away, what was kept of an open store answers; it is asked again after a minute', async () => {
  gates.set('fjord-fern', new Error('away'));
  expect((await get('/fjord-fern')).text).toBe('/fjord-fern kept');
  gates.clear();
  await get('/fjord-fern');
  gates.set('fjord-fern', { entered: false });
  const restore = setClock(() => new Date(Date.now() + 61_000));
  expect((await get('/fjord-fern')).text).toBe('/fjord-fern kept');
  expect((await get('/fjord-fern')).text).toMatch(/^\/entry\/fjord-fern/);
  restore();
});

test('the entry page knows where the visitor wanted to go, and leads nowhere else', () => {
  expect(entryPath('fjord-fern', '/fjord-fern?invite=x&lang=de&_rsc=1')).toBe(
    '/entry/fjord-fern?_rsc=1&lang=de&to=%2Ffjord-fern%3Finvite%3Dx',
  );
  expect(wantedPath('fjord-fern', '/fjord-fern/Product=x?q=1')).toBe('/fjord-fern/Product=x?q=1');
  const others = [
    '//evil.example',
    '/fjord-fern-two',
    'https://evil.example',
    '/login',
    '/fjord-fern\\x',
    undefined,
  ];
  for (const bad of others) expect([bad, wantedPath('fjord-fern', bad)]).toEqual([bad, '/fjord-fern']);
});
