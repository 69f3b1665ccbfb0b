/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { purgeStore } from './purge-store';
import { isSignedInternally } from './purge-signature';

interface Heard {
  method: string | undefined;
  url: string | undefined;
  host: string | undefined;
  cookie: string | undefined;
}

const PAGES = [
  { path: '/fjord-fern', locale: 'en' },
  { path: '/fjord-fern/Product=ff-crew-tee', locale: 'de' },
];
const heard: Heard[] = [];
const servers: Server[] = [];
let proxyStatus = 200;

async function listen(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer ?? (() => undefined)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A web that answers a signed purge with these pages; without pages as the version before did. */
const web = (pages?: typeof PAGES) =>
  listen((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url } = request;
      heard.push({ method, url, host: undefined, cookie: undefined });
      const signature = String(request.headers['x-merchloom-signature']);
      response.statusCode = isSignedInternally(Buffer.concat(parts).toString(), signature) ? 200 : 401;
      response.end(JSON.stringify({ success: true, data: pages ? { pages } : {} }));
    });
  });

const proxy = () =>
  listen((request, response) => {
    const { method, url, headers } = request;
    heard.push({ method, url, host: headers.host, cookie: headers.cookie });
    response.statusCode = proxyStatus;
    response.end();
  });

beforeAll(async () => {
  const webs = await Promise.all([web(PAGES), web(PAGES.slice(0, 1)), web()]);
  const proxies = await Promise.all([proxy(), proxy()]);
  setTestEnv({
    ...TEST_SECRETS,
    PUBLIC_URL: 'https://shop.example',
    WEB_URLS: webs.join(', '),
    PROXY_URLS: ` ${proxies.join(' , ')},`,
  });
});
beforeEach(() => heard.splice(0));
afterAll(() => servers.forEach((server) => server.close()));

describe('a store is purged (S9-14)', () => {
  test('at every web first, then each page in its language at every proxy, once', async () => {
    await purgeStore({ slug: 'fjord-fern' });
    expect(heard.slice(0, 3)).toEqual(
      Array(3).fill(expect.objectContaining({ method: 'POST', url: '/api/internal/purge' })),
    );
    const english = { url: '/fjord-fern', cookie: 'i18n_redirected=en' };
    const german = { url: '/fjord-fern/Product=ff-crew-tee', cookie: 'i18n_redirected=de' };
    const asked = [english, german, english, german].map((page) => ({
      ...page,
      method: 'PURGE',
      host: 'shop.example',
    }));
    expect(heard.slice(3)).toHaveLength(4);
    expect(heard.slice(3)).toEqual(expect.arrayContaining(asked));
  });

  test('a page that a proxy does not keep is no fault; a refusal is, so that the job is tried again', async () => {
    proxyStatus = 404;
    await purgeStore({ slug: 'fjord-fern' });
    proxyStatus = 403;
    await expect(purgeStore({ slug: 'fjord-fern' })).rejects.toThrow("a proxy's purge answered 403");
  });
});
