/** @jest-environment node */
import { request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renamedAddress } from './renamed-address';
import { createWebServer } from './web-server';

Object.assign(process.env, { APP_MODE: 'test', PUBLIC_URL: 'https://shop.example', TRUSTED_PROXIES: '0' });

describe('a renamed store keeps what follows its name (D6-3)', () => {
  test.each([
    ['/old-name', '/new-name'],
    ['/old-name?code=LS-0001', '/new-name?code=LS-0001'],
    ['/old-name/Product=tee?code=A%26B&lang=de', '/new-name/Product=tee?code=A%26B&lang=de'],
    ['/old-name/terms-and-conditions', '/new-name/terms-and-conditions'],
    ['/old-name?_rsc=1x2y3&code=A', '/new-name?code=A'],
    ['/old-name?_rsc=1x2y3', '/new-name'],
    ['/old-name//evil.example', '/new-name//evil.example'],
    ['/old-name/%2F%2Fevil.example?next=//evil.example', '/new-name/%2F%2Fevil.example?next=//evil.example'],
  ])('%s', (asked, location) => {
    expect(renamedAddress(308, '/new-name', asked)).toBe(location);
    const { origin } = new URL(location, 'https://shop.example');
    expect(origin).toBe('https://shop.example');
  });

  test.each([
    [307, '/new-name', '/old-name?code=A'],
    [308, '/new-name/', '/old-name?code=A'],
    [308, '//evil.example', '/old-name'],
    [308, 'https://evil.example', '/old-name'],
    [308, '/new-name', '/new-name/'],
    [308, '/new-name', '/dashboard?code=A'],
    [308, '/new-name', '//evil.example/x'],
    [308, '/acme/Product=tee', '/acme/NewProduct=tee?code=A'],
  ])('%i to %s for %s is left as it is', (status, location, asked) => {
    expect(renamedAddress(status, location, asked)).toBeNull();
  });
});

describe('on the way out', () => {
  let server: Server;
  beforeAll(async () => {
    server = createWebServer((asked, response) => {
      // Like Next sends a redirect from its page cache, with the internal URL set by then.
      asked.url = '/en/old-name';
      response.statusCode = 308;
      response.appendHeader('location', '/new-name').appendHeader('location', '/new-name');
      response.end('/new-name');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
  });

  test('path and query are put back, for visitors old and new', async () => {
    const { port } = server.address() as AddressInfo;
    const location = (cookie: string) =>
      new Promise((resolve) => {
        const path = '/old-name/Product=tee?code=LS-0001';
        ask({ port, path, headers: { cookie } }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers.location]);
        }).end();
      });
    const there = [308, '/new-name/Product=tee?code=LS-0001'];
    expect([await location(''), await location('i18n_redirected=de')]).toEqual([there, there]);
  });
});
