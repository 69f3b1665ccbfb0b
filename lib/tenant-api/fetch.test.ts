/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { wasAwayJustNow } from './away';
import { fetchRemote, tenantApiFetch } from './fetch';

let server: Server;
let remote: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  remote = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setTestEnv({ ...TEST_SECRETS, ANSWER_WITHIN_MS: '200', TENANT_API_URL: remote, PUBLIC_URL: remote });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (init?: RequestInit) => new Request('http://tenant-api.internal/api/storefront/x', init);

describe('a tenant API on another machine (D19-5, D19-12)', () => {
  test('one that takes the request and says nothing is a 503 that says when to try again', async () => {
    answer = () => undefined;
    const got = await fetchRemote(remote, ask());
    expect([got.status, got.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await got.json()).toMatchObject({ success: false, code: 'unavailable' });
  });

  test('a phone may take longer to send than the API may to answer', async () => {
    answer = (request, response) => {
      request.resume().on('end', () => response.end('{}'));
    };
    const parts = new ReadableStream({
      async start(controller) {
        for (const part of ['one', 'two', 'three']) {
          await new Promise((resolve) => setTimeout(resolve, 300));
          controller.enqueue(new TextEncoder().encode(part));
        }
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: parts, duplex: 'half' };
    expect((await fetchRemote(remote, ask(init))).status).toBe(200);
  });

  test('an API that stops reading in the middle of a body is given up', async () => {
    answer = (request) => request.once('data', () => request.pause());
    const part = new Uint8Array(1024 * 1024);
    let given = 0;
    const endless = new ReadableStream({
      pull(parts) {
        given += 1;
        parts.enqueue(part);
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' };
    const began = performance.now();
    expect((await fetchRemote(remote, ask(init))).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(6_000);
    const asked = given;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(given).toBeLessThanOrEqual(asked + 1);
  });

  test('and an answer may take longer to arrive than to begin', async () => {
    answer = (_request, response) => {
      response.write('{"data":');
      setTimeout(() => response.end('1}'), 700);
    };
    expect(await (await fetchRemote(remote, ask())).json()).toEqual({ data: 1 });
  });

  test('the pages learn that the API is away', async () => {
    answer = (_request, response) => response.end('{}');
    await tenantApiFetch(ask());
    expect(wasAwayJustNow()).toBe(false);
    answer = (request) => request.socket.destroy();
    expect((await tenantApiFetch(ask())).status).toBe(503);
    expect(wasAwayJustNow()).toBe(true);
  });
});
