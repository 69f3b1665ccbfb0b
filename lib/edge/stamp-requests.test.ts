/** @jest-environment node */
import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebServer } from './web-server';

process.env.APP_MODE = 'test';
process.env.PUBLIC_URL = 'https://shop.example';
process.env.TRUSTED_PROXIES = '0';

describe('what every request passes before Next', () => {
  let server: Server;
  let seen: IncomingHttpHeaders[] = [];
  let urls: string[] = [];

  beforeAll(async () => {
    server = createWebServer((asked, response) => {
      seen.push(asked.headers);
      urls.push(asked.url ?? '');
      if (asked.url === '/admin') response.setHeader('content-security-policy', "script-src 'nonce-x'");
      const ancestors = /^\/frame=(.*)$/.exec(decodeURIComponent(asked.url ?? ''))?.[1];
      if (ancestors) {
        response.setHeader('content-security-policy', `base-uri 'self'; frame-ancestors ${ancestors}`);
      }
      if (asked.url?.startsWith('/page')) response.setHeader('content-type', 'text/html; charset=utf-8');
      if (asked.url === '/page/kept') response.setHeader('x-inline-scripts', "'sha256-a' 'sha256-b'");
      if (asked.url === '/api/data') response.setHeader('content-type', 'application/json');
      response.setHeader('vary', 'rsc');
      if (asked.url === '/renamed') {
        response.statusCode = 308;
        response.appendHeader('location', '/new').appendHeader('location', '/new');
      }
      response.end('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    seen = [];
    urls = [];
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
    expect(seen[0]?.['content-security-policy']).not.toContain('nonce-mine');
  });

  test('only an answer whose own policy lets sites frame it goes without X-Frame-Options', async () => {
    const options = async (path: string) => (await get(path)).headers.get('x-frame-options');
    expect(await options('/frame=https://www.example.com')).toBeNull();
    for (const path of ["/frame='none'", '/admin', '/'])
      expect([path, await options(path)]).toEqual([path, 'DENY']);
  });

  test('every answer carries the security headers', async () => {
    const { headers } = await get('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  });

  test('data has the policy of data, not of a page (D19-8)', async () => {
    const { headers } = await get('/api/data');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the scripts of a page that is rendered now have the nonce of its answer, another each time (D19-11)', async () => {
    const nonces = [];
    for (const path of ['/page', '/page/other']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      const asked = String(seen.at(-1)?.['content-security-policy']);
      const nonce = /^script-src 'nonce-([\w-]{43})'$/.exec(asked)?.[1] ?? 'none';
      expect(policy).toContain(`'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  test('a kept page allows the inline scripts that it names, and tells nobody else of the list (D19-11)', async () => {
    const { headers } = await get('/page/kept');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' [^;]*'sha256-a' 'sha256-b';/);
    expect(policy).not.toMatch(/unsafe-inline'[^;]*;[^;]*script|nonce-/);
    expect(headers.has('x-inline-scripts')).toBe(false);
  });

  test('what is no page allows no inline script but the store layout’s own', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|nonce-/);
  });

  test('an address nobody could read alike is one that nothing answers', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fjord-fern%00?lang=%00`;
    expect(await (await fetch(url)).text()).toBe('ok');
    expect(urls.at(-1)).toBe('/fjord-fern%EF%BF%BD?lang=%00');
  });

  test('a method that no handler could have is a 405 in the envelope', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', method: 'TRACE', path: '/api/user' }, resolve)
        .on('error', reject)
        .end();
    });
    expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([405, 'nosniff']);
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'method_not_allowed' });
    expect(urls).toEqual([]);
  });

  test('a file is only read, and read whole', async () => {
    const { port } = server.address() as AddressInfo;
    for (const path of ['/widget.js', '/_next/static/chunks/a.js?v=1', '/api/font-file/inter-400.woff2']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
        expect([path, method, answer.status, answer.headers.get('allow')]).toEqual([
          ...[path, method, 405, 'GET, HEAD'],
        ]);
        expect(await answer.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
      }
      await get(path, { range: 'bytes=5-1' });
      expect(seen.at(-1)).not.toHaveProperty('range');
    }
    expect(urls).toHaveLength(3);
    for (const path of ['/api/ten_a/print-files/x.png', '/fjord-fern']) {
      await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: { range: 'bytes=0-1' } });
      expect(seen.at(-1)).toHaveProperty('range');
    }
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

  test('a redirect says once where to', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/renamed`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/new']);
  });

  test('what has a policy of its own keeps it: a page with a nonce, a picture', async () => {
    const { headers } = await get('/admin');
    expect(headers.get('content-security-policy')).toBe("script-src 'nonce-x'");
  });
});
