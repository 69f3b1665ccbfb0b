/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startModule } from '@/scripts/test/node-module';
import { createWebServer } from './web-server';

const dist = mkdtempSync(join(tmpdir(), 'merchloom-static-'));
const chunks = join(dist, 'static', 'chunks');
Object.assign(process.env, {
  NODE_ENV: 'production',
  APP_MODE: 'test',
  PUBLIC_URL: 'http://localhost:3000',
  NEXT_DIST_DIR: relative(process.cwd(), dist),
  LOG_LEVEL: 'silent',
});

const TEXT = 'export const words = "one two three";\n'.repeat(200);
const server = createWebServer((_request, response) => response.end('Next'));

beforeAll(async () => {
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, 'a~b-1.js'), TEXT);
  writeFileSync(join(chunks, 'style.css'), TEXT);
  writeFileSync(join(dist, 'secret.js.br'), 'secret');
  const squeezer = JSON.stringify(join(process.cwd(), 'scripts/build/squeeze-static.mjs'));
  const running = startModule(
    `import { squeezeStatic } from ${squeezer}; await squeezeStatic(${JSON.stringify(join(dist, 'static'))});`,
  );
  await running.ended;
  writeFileSync(join(chunks, 'late.js'), TEXT);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dist, { recursive: true, force: true });
});

function get(
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip, br' },
  method = 'GET',
) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/_next/static/chunks/a~b-1.js', 'br', 'application/javascript; charset=UTF-8', brotliDecompressSync],
  ['/_next/static/chunks/style.css', 'gzip', 'text/css; charset=UTF-8', gunzipSync],
])('%s goes out as the build squeezed it, for good', async (path, encoding, type, open) => {
  const { headers, body } = await get(path, { 'accept-encoding': encoding });
  expect(open(body).toString()).toBe(TEXT);
  expect(headers).toMatchObject({
    'content-type': type,
    'content-encoding': encoding,
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
});

test('a HEAD has no body', async () => {
  const { headers, body } = await get('/_next/static/chunks/a~b-1.js', { 'accept-encoding': 'br' }, 'HEAD');
  expect([body.length, headers['content-encoding']]).toEqual([0, 'br']);
});

test.each([
  ['what was not squeezed', '/_next/static/chunks/late.js', {}],
  ['what is not there', '/_next/static/chunks/none.js', {}],
  ['a browser that takes no such thing', '/_next/static/chunks/a~b-1.js', { 'accept-encoding': 'identity' }],
  ['a copy by its own name', '/_next/static/chunks/a~b-1.js.br', {}],
  ['what lies outside', '/_next/static/../secret.js', {}],
  ['what lies outside, encoded', '/_next/static/%2e%2e/secret.js', {}],
  ['a query', '/_next/static/chunks/a~b-1.js?x', {}],
])('Next answers for %s', async (_what, path, headers) => {
  expect((await get(path, { 'accept-encoding': 'br', ...headers })).body.toString()).toBe('Next');
});
