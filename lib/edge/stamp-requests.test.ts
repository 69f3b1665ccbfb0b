/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stampRequests } from './stamp-requests';

process.env.APP_MODE = 'test';
process.env.PUBLIC_URL = 'https://shop.example';
process.env.TRUSTED_PROXIES = '0';

describe('what every request passes before Next', () => {
  let server: Server;
  let seen: IncomingHttpHeaders[] = [];
  let undo: () => void;

  beforeAll(async () => {
    undo = stampRequests();
    stampRequests();
    server = createServer((request, response) => {
      seen.push(request.headers);
      if (request.url === '/admin') response.setHeader('content-security-policy', "script-src 'nonce-x'");
      response.setHeader('vary', 'rsc');
      response.end('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    undo();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    seen = [];
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

  test('the peer is the connection’s address, whatever the visitor says', async () => {
    await get('/', {
      'x-merchloom-peer': '9.9.9.9',
      'x-merchloom-path': '//evil.example',
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=8.8.8.8',
      'content-security-policy': "script-src 'nonce-mine'",
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ 'x-merchloom-peer': '127.0.0.1' });
    for (const name of ['x-merchloom-path', 'x-forwarded-for', 'x-forwarded-host', 'forwarded']) {
      expect(seen[0]).not.toHaveProperty(name);
    }
    expect(seen[0]).not.toHaveProperty('content-security-policy');
  });

  test('every answer carries the security headers', async () => {
    const { headers } = await get('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  });

  test('caches in between are told that a page depends on the cookie, and files do not', async () => {
    const vary = async (path: string) => (await get(path)).headers.get('vary');
    for (const path of ['/', '/fjord-fern', '/fjord-fern/Product=ff-mug?lang=nl', '/apiary']) {
      expect([path, await vary(path)]).toEqual([path, 'rsc, Cookie']);
    }
    for (const path of ['/_next/static/x.js', '/api/user', '/favicon.ico?v=1', '/healthz']) {
      expect([path, await vary(path)]).toEqual([path, 'rsc']);
    }
  });

  test('what has a policy of its own keeps it: a page with a nonce, a picture', async () => {
    const { headers } = await get('/admin');
    expect(headers.get('content-security-policy')).toBe("script-src 'nonce-x'");
  });
});
