/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setClock } from '@/lib/kernel/clock';
import { createWebServer } from './web-server';

Object.assign(process.env, { APP_MODE: 'test', PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: '0' });

const FOR_EVER = 'public, max-age=31536000, immutable';
const PICTURE = '/api/ten_a/shop/preview/tee/tee-black/front';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

describe('a file that is the same for everybody and for good', () => {
  let answer: Answer;
  let asked = 0;
  let version = 0;
  const server = createWebServer((request, response) => {
    asked += 1;
    answer(request, response);
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    asked = 0;
    version += 1;
    answer = (request, response) => {
      response.setHeader('content-type', 'image/avif');
      response.setHeader('cache-control', FOR_EVER);
      response.setHeader('vary', 'Accept');
      response.setHeader('content-security-policy', "default-src 'none'; sandbox");
      response.setHeader('x-request-id', `req_${asked}`);
      response.write(new Uint8Array([1, 2]));
      response.end(Buffer.from(request.headers.accept?.includes('image/avif') ? 'avif' : 'png'));
    };
  });

  const url = (path = PICTURE, query = '') =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}?v=${version}${query}`;
  async function get(address = url(), headers: Record<string, string> = { accept: 'image/avif,*/*' }) {
    const response = await fetch(address, { headers });
    return { head: response.headers, status: response.status, text: await response.text() };
  }

  test('it is asked for once, and goes out again as it was, without what belonged to the one answer', async () => {
    const [first, second] = [await get(), await get()];
    expect([asked, second.text]).toEqual([1, first.text]);
    for (const name of ['content-type', 'cache-control', 'vary', 'content-security-policy']) {
      expect(second.head.get(name)).toBe(first.head.get(name));
    }
    expect(second.head.get('x-content-type-options')).toBe('nosniff');
    expect(second.head.get('content-length')).toBe('6');
    expect([first.head.get('x-request-id'), second.head.get('x-request-id')]).toEqual(['req_1', null]);
  });

  test('each format is a file of its own', async () => {
    expect([(await get()).text, (await get(url(), { accept: '*/*' })).text]).toEqual([
      '\u0001\u0002avif',
      '\u0001\u0002png',
    ]);
    expect((await get(url(), { accept: 'image/png' })).text).toBe('\u0001\u0002png');
    expect(asked).toBe(2);
  });

  test('it is asked for again once it may have gone', async () => {
    await get();
    const restore = setClock(() => new Date(Date.now() + 301_000));
    await get();
    restore();
    expect(asked).toBe(2);
  });

  test.each<[string, string, Record<string, string>, string]>([
    ['said to be somebody’s', 'private, max-age=31536000, immutable', {}, PICTURE],
    ['not for good', 'public, max-age=300', {}, PICTURE],
    ['asked for in part', FOR_EVER, { range: 'bytes=0-1' }, PICTURE],
    ['asked for by somebody', FOR_EVER, { authorization: 'Bearer x' }, PICTURE],
    ['of another kind', FOR_EVER, {}, '/api/ten_a/shop/orders'],
    ['outside', FOR_EVER, {}, '/api/ten_a/shop/preview/tee/../front'],
  ])('nothing is kept that is %s', async (_what, control, headers, path) => {
    const before = answer;
    answer = (request, response) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) => set(name, name === 'cache-control' ? control : value);
      before(request, response);
    };
    await get(url(path), headers);
    await get(url(path), headers);
    expect(asked).toBe(2);
  });

  test.each<[string, Answer]>([
    ['a refusal', (_request, response) => response.writeHead(404, { 'cache-control': FOR_EVER }).end('no')],
    [
      'what sets a cookie',
      (_request, response) =>
        response.setHeader('cache-control', FOR_EVER).setHeader('set-cookie', 'a=b').end(Buffer.from('x')),
    ],
    [
      'what is very large',
      (_request, response) => response.setHeader('cache-control', FOR_EVER).end(Buffer.alloc(256 * 1024 + 1)),
    ],
  ])('%s is not kept', async (_what, given) => {
    answer = given;
    await get();
    await get();
    expect(asked).toBe(2);
  });
});
