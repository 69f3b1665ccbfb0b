/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onRequestError } from '@/instrumentation';
import { ApiError } from '@/lib/client/api-error';
import { log } from '@/lib/env/logger';
import { noteAway } from '@/lib/tenant-api/away';
import { REFERENCE } from './error-page';
import { knownStores, noteStore, STORE_SLUG } from './known-stores';
import { forgetEvent } from './known-events';
import { createWebServer } from './web-server';

const dist = mkdtempSync(join(tmpdir(), 'merchloom-dist-'));
Object.assign(process.env, {
  NODE_ENV: 'production',
  APP_MODE: 'test',
  PUBLIC_URL: 'http://localhost:3000',
  NEXT_DIST_DIR: dist,
  LOG_LEVEL: 'silent',
});

const TEXTS: Record<string, Record<number, string>> = {
  en: {
    401: 'session ended',
    403: 'no access',
    404: 'could not be found',
    500: `our side ${REFERENCE}`,
    503: 'right now',
  },
  de: { 404: 'nicht gefunden' },
};
/** Next's empty document for a page that was refused or failed. */
const BLANK = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';

type Answer = (response: ServerResponse) => void;
let answer: Answer;
/** The compression middleware of Next, which runs between Next and the code under test. */
type Squeeze = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const squeeze = jest.requireActual<() => Squeeze>('next/dist/compiled/compression')();
const server = createWebServer((request, response) => {
  squeeze(request, response, () => answer(response));
});

beforeAll(async () => {
  for (const [locale, pages] of Object.entries(TEXTS)) {
    mkdirSync(join(dist, 'server', 'app', locale), { recursive: true });
    for (const [status, text] of Object.entries(pages)) {
      const script = '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script>';
      const body = `${script}<p>${text}</p><script>self.x=1</script>`;
      writeFileSync(join(dist, 'server', 'app', locale, `${status}.html`), body);
    }
  }
  for (const kind of ['shop', 'event', 'draft']) {
    mkdirSync(join(dist, 'server', 'app', 'en', '404'), { recursive: true });
    writeFileSync(join(dist, 'server', 'app', 'en', '404', `${kind}.html`), `${kind}: /${STORE_SLUG}/x`);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dist, { recursive: true, force: true });
});

async function get(path: string, reply: Answer, headers: Record<string, string> = {}) {
  answer = reply;
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Like Next: sets the headers, then sends the document in chunks. */
const failing =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('etag', '"blank"');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.write(BLANK.slice(0, 20));
    response.write(BLANK.slice(20) + ' '.repeat(5000));
    response.end();
  };

describe('the page of an error is in the server’s HTML', () => {
  test.each([401, 403, 404, 500, 503])('%i', async (status) => {
    const { headers, text, status: got } = await get('/fjord-fern', failing(status));
    expect(got).toBe(status);
    expect(text).toContain(TEXTS['en']?.[status]?.replace(REFERENCE, ''));
    expect(text).not.toContain('__next_error__');
    expect(headers.get('cache-control')).toMatch(/no-store/);
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('vary')).toMatch(/Cookie/);
  });

  test('in the language that was just decided, else in the one remembered', async () => {
    const german = { cookie: 'a=b; i18n_redirected=de' };
    expect((await get('/x', failing(404), german)).text).toContain('nicht gefunden');
    const decided = failing(404, { 'set-cookie': 'i18n_redirected=de; Path=/' });
    expect((await get('/x', decided, { cookie: 'i18n_redirected=en' })).text).toContain('nicht gefunden');
    expect((await get('/x', failing(404), { cookie: 'i18n_redirected=xx' })).text).toContain('not be found');
  });

  test('its scripts carry the nonce of a page that has one', async () => {
    const policy = { 'content-security-policy': "script-src 'self' 'nonce-n1' 'strict-dynamic'" };
    const { text, headers } = await get('/orders/x', failing(404, policy));
    expect(headers.get('content-security-policy')).toBe(policy['content-security-policy']);
    expect(text.match(/nonce="n1"/g)).toHaveLength(3);
  });

  test('without a policy of its own they carry the nonce that its policy then names (D19-11)', async () => {
    const hashes = { 'x-inline-scripts': "'sha256-of-the-page-before'" };
    const { text, headers } = await get('/orders/x', failing(404, hashes));
    const nonce = /'nonce-([\w-]{43})'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(text.match(new RegExp(`nonce="${nonce}"`, 'g'))).toHaveLength(3);
    expect(headers.get('content-security-policy')).not.toContain('of-the-page-before');
  });

  test('a 500 names a reference of its own, which is in the log', async () => {
    const lines = jest.spyOn(log(), 'error').mockImplementation(() => undefined);
    const [one, two] = [await get('/', failing(500)), await get('/', failing(500))];
    const [first] = /req_[0-9a-z]{20}/.exec(one.text) ?? [];
    expect(first).toBeDefined();
    expect(two.text).not.toContain(first);
    expect(lines.mock.calls[0]?.[0]).toMatchObject({ reference: first });
    lines.mockRestore();
  });

  test('the addresses of the pages themselves answer with their status', async () => {
    for (const status of [401, 403, 404, 500, 503]) {
      const { status: got, text } = await get(`/${status}?x=1`, failing(200));
      expect([got, text.includes('__next_error__')]).toEqual([status, false]);
    }
    expect((await get('/4040', failing(200))).status).toBe(200);
  });
});

describe('a missing page of a store (S2.1-80)', () => {
  beforeEach(() => knownStores().clear());

  test('leads back to the store that is known, by what it is', async () => {
    noteStore('fjord-fern', 'shop');
    noteStore('lumen-summit', 'event');
    expect((await get('/fjord-fern/Product=none', failing(404))).text).toBe('shop: /fjord-fern/x');
    expect((await get('/lumen-summit/no/page?x=1', failing(404))).text).toBe('event: /lumen-summit/x');
  });

  test('is the platform’s for every other, also once the store was changed or has no page in that language', async () => {
    noteStore('fjord-fern', 'shop');
    expect((await get('/fjord-fern-two/x', failing(404))).text).toContain('could not be found');
    const german = { cookie: 'i18n_redirected=de' };
    expect((await get('/fjord-fern/x', failing(404), german)).text).toContain('nicht gefunden');
    expect((await get('/fjord-fern/x', failing(403))).text).toContain('no access');
    forgetEvent('fjord-fern');
    expect((await get('/fjord-fern/x', failing(404))).text).toContain('could not be found');
  });

  test('of a draft order says so, whether its store is known or not (S2.2-130)', async () => {
    noteStore('fjord-fern', 'shop');
    for (const path of ['/fjord-fern/draft/abc?x=1', '/gone/draft/abc', '/gone/draft/abc/'])
      expect((await get(path, failing(404))).text).toMatch(/^draft: /);
    expect((await get('/fjord-fern/draft', failing(404))).text).toMatch(/^shop: /);
    expect((await get('/gone/draft/abc', failing(403))).text).toContain('no access');
  });

  test('its own address answers with its status, and names no store', async () => {
    const { status, text } = await get('/404/shop', failing(200));
    expect([status, text.includes(STORE_SLUG), text.includes('could not be found')]).toEqual([
      ...[404, false, true],
    ]);
  });

  test('no more stores are held than a process can hold', () => {
    for (let index = 0; index < 5_010; index++) noteStore(`store-${index}`, 'event');
    expect([knownStores().size, knownStores().has('store-9'), knownStores().has('store-10')]).toEqual([
      ...[5_000, false, true],
    ]);
  });
});

describe('everything else goes out as it is', () => {
  const plain =
    (status: number, type: string): Answer =>
    (response) => {
      response.statusCode = status;
      response.setHeader('content-type', type);
      response.end('as it was');
    };

  test.each([
    ['a page', '/fjord-fern', plain(200, 'text/html')],
    ['data', '/fjord-fern', plain(404, 'application/json')],
    ['a part of a page', '/fjord-fern', plain(404, 'text/x-component')],
    ['plain text', '/fjord-fern', plain(500, 'text/plain; charset=utf-8')],
    ['a call', '/api/user', plain(404, 'text/html')],
    ['a file of Next', '/_next/static/x.js', plain(404, 'text/html')],
    ['another status', '/fjord-fern', plain(410, 'text/html')],
  ])('%s', async (_name, path, reply) => {
    const { text } = await get(path, reply);
    expect(text).toBe('as it was');
  });

  test('and so does an error whose page was not built', async () => {
    rmSync(join(dist, 'server', 'app', 'de'), { recursive: true });
    const { text, status } = await get('/x', failing(403), { cookie: 'i18n_redirected=de' });
    expect([status, text.includes('__next_error__')]).toEqual([403, true]);
  });

  test('a page that fails because its data is away says so, and when to try again (D19-12)', async () => {
    const before = await get('/fjord-fern', failing(500));
    noteAway(new Response(null, { status: 500 }));
    expect([before.status, (await get('/fjord-fern', failing(500))).status]).toEqual([500, 500]);
    noteAway(new Response(null, { status: 503 }));
    const { status, headers, text } = await get('/fjord-fern', failing(500));
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      ...[503, '5', 'private, no-cache, no-store, max-age=0, must-revalidate'],
    ]);
    expect(text).toContain('right now');
    expect((await get('/fjord-fern', failing(404))).status).toBe(404);
    const list = await get('/sitemap.xml', (response) => response.writeHead(500).end());
    expect([list.status, list.headers.get('retry-after'), list.text]).toEqual([503, '5', '']);
    const later = performance.now() + 3_001;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
    expect((await get('/fjord-fern', failing(500))).status).toBe(500);
    clock.mockRestore();
  });

  test('also where it fails long after it was told, or could not read its data itself (D19-12)', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    noteAway(new Response(null, { status: 503 }));
    const failsAfter = async (ms: number, error: Error) => {
      clock.mockReturnValue(performance.now() + ms);
      onRequestError(error);
      const { status, headers } = await get('/events/create', failing(500));
      return [status, headers.get('retry-after')];
    };
    expect(await failsAfter(3_500, new ApiError(500, {}))).toEqual([500, null]);
    expect(await failsAfter(0, new ApiError(503, { code: 'unavailable' }))).toEqual([503, '5']);
    expect(await failsAfter(3_500, new TypeError('no such field'))).toEqual([500, null]);
    const noConnection = new Error('timeout exceeded when trying to connect');
    expect(await failsAfter(0, new Error('Failed query', { cause: noConnection }))).toEqual([503, '5']);
    clock.mockRestore();
  });
});
