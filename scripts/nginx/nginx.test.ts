/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROUTES } from '@/lib/modules/events/rules/reserved-routes';
import { isPerRequest } from '@/lib/edge/paths';
import { LOCALE_CODES, LOCALE_COOKIE } from '@/lib/kernel/locales';
import { until } from '../test/node-module';
import { NGINX, localConf } from './local-conf.mjs';

jest.setTimeout(30_000);

/** Debian's nginx with the purge module; without them nothing here can run, and the run says so. */
function findNginx(): boolean {
  const found = [NGINX.program, `${NGINX.modules}/ngx_http_cache_purge_module.so`].every((path) =>
    existsSync(path),
  );
  if (!found)
    process.stderr.write('deploy/nginx.conf: no nginx with its purge module here, so it was not tested\n');
  return found;
}

const HOST = 'shop.example';
const PAGE = {
  'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
  vary: 'rsc, Accept-Encoding, Cookie',
};

/** What the web behind nginx answers at a path, beside a page's own headers. */
const ANSWERS: Record<string, Record<string, string | string[]>> = {
  '/private': { 'cache-control': 'private, s-maxage=300' },
  '/no-store': { 'cache-control': 'no-store' },
  '/browser-only': { 'cache-control': 'max-age=300' },
  '/short': { 'cache-control': 's-maxage=20' },
  '/unsaid': { 'cache-control': '' },
  '/sets-cookie': { 'set-cookie': 'i18n_redirected=fr; Path=/' },
  '/vary-all': { vary: '*' },
  '/vary-user-agent': { vary: 'Accept-Encoding, User-Agent' },
};

interface Answer {
  status: number;
  cache: string;
  body: Buffer;
  headers: IncomingHttpHeaders;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

(findNginx() ? describe : describe.skip)('the page cache of deploy/nginx.conf (S9, D10)', () => {
  const dir = mkdtempSync(join(tmpdir(), 'merchloom-nginx-'));
  const ports = { port: 0, purgePort: 0 };
  let web: Server;
  let nginx: ChildProcess;
  let made = 0;

  const ask = (
    path: string,
    headers: Record<string, string | string[]> = {},
    method = 'GET',
    purge = false,
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = { host: HOST, 'accept-encoding': 'gzip, deflate, br', ...headers };
      const port = purge ? ports.purgePort : ports.port;
      request({ port, host: '127.0.0.1', path, method, headers: sent, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cache: String(response.headers['x-page-cache'] ?? ''),
            body: Buffer.concat(parts),
            headers: response.headers,
          }),
        );
      })
        .on('error', reject)
        .end();
    });

  const cookie = (text: string) => ({ cookie: text });
  const inEnglish = cookie(`${LOCALE_COOKIE}=en`);
  /** What the cache says of the same request twice. */
  const twice = async (
    path: string,
    headers: Record<string, string | string[]> = inEnglish,
    method = 'GET',
  ) => [(await ask(path, headers, method)).cache, (await ask(path, headers, method)).cache];
  const KEPT = ['MISS', 'HIT'];
  const PASSED = ['BYPASS', 'BYPASS'];
  /** It was looked for and never kept. */
  const NOT_KEPT = ['MISS', 'MISS'];

  beforeAll(async () => {
    web = createServer((incoming, response) => {
      made += 1;
      const { pathname } = new URL(incoming.url ?? '/', 'http://web');
      response.statusCode = pathname === '/missing' ? 404 : 200;
      for (const [name, value] of Object.entries({ ...PAGE, ...ANSWERS[pathname] }))
        if (value !== '') response.setHeader(name, value);
      const text = Buffer.from(`${incoming.headers.cookie ?? ''} ${made}`);
      const brotli = /\bbr\b/.test(incoming.headers['accept-encoding'] ?? '');
      if (brotli) response.setHeader('content-encoding', 'br');
      response.end(brotli ? brotliCompressSync(text) : text);
    }).listen(0, '127.0.0.1');
    await once(web, 'listening');
    ports.port = await freePort();
    ports.purgePort = await freePort();
    const shipped = readFileSync(join(process.cwd(), 'deploy/nginx.conf'), 'utf8');
    const place = { dir, web: (web.address() as AddressInfo).port, modules: NGINX.modules, ...ports };
    writeFileSync(join(dir, 'nginx.conf'), localConf(shipped, place));
    const args = ['-p', dir, '-e', join(dir, 'error.log'), '-c', join(dir, 'nginx.conf')];
    nginx = spawn(NGINX.program, args, { stdio: 'ignore' });
    await until(() => existsSync(join(dir, 'nginx.pid')) || nginx.exitCode !== null);
    if (nginx.exitCode !== null) throw new Error(readFileSync(join(dir, 'error.log'), 'utf8'));
  });

  afterAll(async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    web.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test('a page is asked of the web once, and kept as the web squeezed it', async () => {
    const first = await ask('/fjord-fern', inEnglish);
    const before = made;
    const second = await ask('/fjord-fern', inEnglish);
    expect([first.cache, second.cache, made - before]).toEqual(['MISS', 'HIT', 0]);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers).toMatchObject({ 'content-encoding': 'br', vary: PAGE.vary });
    expect(await twice('/fjord-fern/Product=ff-crew-tee')).toEqual(KEPT);
  });

  test('each language and each host has a page of its own', async () => {
    for (const code of LOCALE_CODES)
      expect(await twice('/languages', cookie(`${LOCALE_COOKIE}=${code}`))).toEqual(KEPT);
    expect(await twice('/languages', { ...inEnglish, host: 'other.example' })).toEqual(KEPT);
  });

  test.each([
    ['alone', 'i18n_redirected=fr'],
    ['between others', 'a=1; i18n_redirected=fr; b=2'],
    ['without the space', 'a=1;i18n_redirected=fr;b=2'],
  ])('one valid language is taken from the cookie: %s', async (where, text) => {
    const path = `/valid-${where.replaceAll(' ', '-')}`;
    expect(await twice(path, cookie(text))).toEqual(KEPT);
    expect((await ask(path, cookie('i18n_redirected=fr'))).cache).toBe('HIT');
    expect((await ask(path, inEnglish)).cache).toBe('MISS');
  });

  test.each([
    ['no cookie at all', {}],
    ['another cookie', cookie('a=1')],
    ['two of them', cookie('i18n_redirected=en; i18n_redirected=fr')],
    ['the same one twice', cookie('i18n_redirected=en; a=1; i18n_redirected=en')],
    ['two in two headers', { cookie: ['i18n_redirected=en', 'i18n_redirected=fr'] }],
    ['one more of a similar name', cookie('i18n_redirected=en; i18n_redirected =fr')],
    ['an unknown language', cookie('i18n_redirected=xx')],
    ['an empty one', cookie('i18n_redirected=')],
    ['upper case', cookie('i18n_redirected=EN')],
    ['more than a language', cookie('i18n_redirected=en-GB')],
    ['quoted', cookie('i18n_redirected="en"')],
    ['escaped', cookie('i18n_redirected=%65n')],
    ['part of another name', cookie('not_i18n_redirected=en')],
    ['inside another value', cookie('a=i18n_redirected=en')],
  ])('anything else goes to the web and is not kept: %s', async (_what, headers) => {
    expect(await twice('/fjord-fern', headers)).toEqual(PASSED);
  });

  test.each([
    ['next-auth.session-token=abc'],
    ['__Secure-next-auth.session-token=abc'],
    ['next-auth.session-token.0=abc; next-auth.session-token.1=def'],
  ])('nobody who is logged in sees or fills the cache: %s', async (session) => {
    expect(await twice('/fjord-fern', cookie(`${session}; i18n_redirected=en`))).toEqual(PASSED);
    expect(await twice('/fjord-fern', { ...inEnglish, authorization: 'Bearer x' })).toEqual(PASSED);
  });

  test.each(['HEAD', 'POST', 'PUT', 'DELETE', 'PURGE'])('%s goes to the web', async (method) => {
    const before = made;
    const answers = await twice('/fjord-fern', inEnglish, method);
    expect(answers.every((one) => one === '' || one === 'BYPASS')).toBe(true);
    expect(made - before).toBe(2);
  });

  const PRIVATE = [...ROUTES.admin, ...ROUTES.shopper, ...ROUTES.public]
    .map((route) => route.replace(/\{\w+\}/g, 'x'))
    .filter((path) => isPerRequest(path));
  test.each([
    ...PRIVATE,
    ...['/api/public-config', '/api', '/_next/static/a', '/healthz', '/readyz', '/site-preview/fjord-fern'],
    ...['/fjord-fern/checkout', '/fjord-fern/payment-success', '/fjord-fern/order/steps'],
  ])('%s is never kept', async (path) => {
    expect(await twice(path)).toEqual(PASSED);
  });

  test.each(['/fjord-fern?q=tee', '/fjord-fern?', '/%66jord-fern', '/fjord-fern/Product%3Da', '/a;b', '/ö'])(
    'an address that a purge could not name is not kept: %s',
    async (path) => {
      expect(await twice(encodeURI(path).replaceAll('%25', '%'))).toEqual(PASSED);
    },
  );

  test('a navigation inside Next, and who does not take Brotli, go to the web', async () => {
    for (const name of ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-url'])
      expect(await twice('/fjord-fern', { ...inEnglish, [name]: '1' })).toEqual(PASSED);
    for (const coding of ['gzip', 'br;q=0', 'brotli', 'identity'])
      expect(await twice('/fjord-fern', { ...inEnglish, 'accept-encoding': coding })).toEqual(PASSED);
    for (const coding of ['br', 'gzip, br;q=0.5', 'br;q=1.0, gzip'])
      expect((await ask('/fjord-fern', { ...inEnglish, 'accept-encoding': coding })).cache).toBe('HIT');
  });

  test.each([...Object.keys(ANSWERS), '/missing'])('%s is asked of the web each time', async (path) => {
    expect(await twice(path)).toEqual(NOT_KEPT);
  });

  test('a purge drops one address in one language and nothing else', async () => {
    const french = cookie('i18n_redirected=fr');
    for (const path of ['/purged', '/other']) for (const who of [inEnglish, french]) await twice(path, who);
    const purge = (path: string, who: Record<string, string>) => ask(path, who, 'PURGE', true);
    expect((await purge('/purged', inEnglish)).status).toBe(200);
    expect((await ask('/purged', inEnglish)).cache).toBe('MISS');
    expect((await ask('/purged', french)).cache).toBe('HIT');
    expect((await ask('/other', inEnglish)).cache).toBe('HIT');
    expect((await purge('/never-asked-for', inEnglish)).status).toBe(404);
    expect((await purge('/purged', { ...french, host: 'other.example' })).status).toBe(404);
  });

  test('purges are taken on the loopback address alone, and by no other method', async () => {
    expect((await ask('/other', inEnglish, 'GET', true)).status).toBe(405);
    const shipped = readFileSync(join(process.cwd(), 'deploy/nginx.conf'), 'utf8');
    const purges = shipped.slice(shipped.lastIndexOf('\nserver {'));
    expect(purges).toContain('proxy_cache_purge');
    expect(purges.match(/listen .*;/g)).toEqual(['listen 127.0.0.1:8081;']);
    expect(purges).toMatch(/allow 127\.0\.0\.1;\s+deny all;/);
    expect(shipped.match(/^\s*proxy_cache_purge /gm)).toHaveLength(1);
  });

  test('kept pages stay while the web is away', async () => {
    await twice('/outage');
    web.closeAllConnections();
    await new Promise((resolve) => web.close(resolve));
    expect((await ask('/outage', inEnglish)).cache).toBe('HIT');
    expect((await ask('/not-kept', inEnglish)).status).toBe(502);
  });
});
