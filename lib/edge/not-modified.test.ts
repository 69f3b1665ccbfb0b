/** @jest-environment node */
import { once } from 'node:events';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebServer } from './web-server';

Object.assign(process.env, { APP_MODE: 'test', PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'silent' });

const PAGE = `<!DOCTYPE html><p>${'a page from the cache '.repeat(100)}</p>`;
type Squeeze = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const squeeze = jest.requireActual<() => Squeeze>('next/dist/compiled/compression')();

/** Sends a page like Next does from its cache: headers, then the whole document. */
const server = createWebServer((asked, response) => {
  squeeze(asked, response, () => {
    response.appendHeader('etag', 'W/"one"');
    response.setHeader(
      'content-type',
      asked.headers['rsc'] ? 'text/x-component' : 'text/html; charset=utf-8',
    );
    response.setHeader('content-length', Buffer.byteLength(PAGE));
    response.end(PAGE);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

/** fetch cannot be used: it adds `cache-control: no-cache` to a request with `if-none-match`. */
async function get(headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path: '/fjord-fern', headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await answer.toArray()).join('');
  return { status: answer.statusCode, headers: answer.headers, text };
}

describe('a page that the visitor holds already', () => {
  test.each(['W/"one"', '"one"', '"other", W/"one"'])(
    '%s: 304 without a body, with its headers',
    async (held) => {
      for (const encoding of ['identity', 'gzip']) {
        const answer = await get({ 'if-none-match': held, 'accept-encoding': encoding });
        expect([answer.status, answer.text]).toEqual([304, '']);
        expect(answer.headers['etag']).toBe('W/"one"');
        expect(answer.headers['vary']).toMatch(/Cookie/);
        expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors/);
        expect(answer.headers['content-encoding']).toBeUndefined();
      }
      expect(await get({})).toMatchObject({ status: 200, text: PAGE });
    },
  );

  test('another tag, no tag and a reload past all caches get the document', async () => {
    const reload = { 'if-none-match': 'W/"one"', 'cache-control': 'no-cache' };
    const others: Record<string, string>[] = [{ 'if-none-match': 'W/"two"' }, reload];
    for (const headers of others) expect(await get(headers)).toMatchObject({ status: 200, text: PAGE });
    expect((await get({})).headers['etag']).toBe('W/"one"');
  });

  test('what the router asks for is another text and bears no tag', async () => {
    const answer = await get({ rsc: '1', 'if-none-match': 'W/"one"' });
    expect([answer.status, answer.headers['etag']]).toEqual([200, undefined]);
  });
});
