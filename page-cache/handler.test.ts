/** @jest-environment node */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startModule } from '@/scripts/test/node-module';

const HANDLER = JSON.stringify(pathToFileURL(join(process.cwd(), 'page-cache/handler.mjs')).href);
const HERE = JSON.stringify(join(process.cwd(), 'page-cache/handler.mjs'));

/** Runs the handler as Next calls it, in a process of its own; `ask` ends by printing its result. */
async function withNext(ask: string): Promise<unknown> {
  const running = startModule(`
    import { createRequire } from 'node:module';
    const next = createRequire(${HERE});
    const { IncrementalCache } = next('next/dist/server/lib/incremental-cache/index.js');
    const { SharedCacheControls } = next('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js');
    const { default: CurCacheHandler } = await import(${HANDLER});
    const prerenderManifest = { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] };
    const open = () => new IncrementalCache({
      dev: false, requestHeaders: {}, previewProps: {}, prerenderManifest, CurCacheHandler, maxMemoryCacheSize: 1e6,
    });
    const route = { kind: 'APP_PAGE', sourceRoute: '/[slug]/page' };
    const page = (status) => ({
      kind: 'APP_PAGE', html: '<p>here</p>', rscData: Buffer.from('rsc'), segmentData: new Map(), postponed: undefined,
      headers: { 'x-next-cache-tags': '_N_T_/layout,store:fjord' }, status,
    });
    const set = (key, status) => open().set(key, page(status), { route, cacheControl: { revalidate: 300 } });
    const get = (key) => open().get(key, { kind: 'APP_PAGE', route, isFallback: false });
    console.log(JSON.stringify(await (async () => { ${ask} })()));
  `);
  await running.ended;
  return JSON.parse(running.output()) as unknown;
}

test('Next gets a page back as fresh, until its tag is purged', async () => {
  const found = await withNext(`
    await set('/en/fjord', 200);
    const before = await get('/en/fjord');
    await new Promise((resolve) => setTimeout(resolve, 2));
    await open().revalidateTag(['store:fjord'], { expire: 0 });
    return { html: before.value.html, lasts: before.cacheControl, stale: before.isStale ?? false, after: await get('/en/fjord') };
  `);
  expect(found).toEqual({ html: '<p>here</p>', lasts: { revalidate: 300 }, stale: false, after: null });
});

test('addresses that are not there leave nothing behind, neither here nor in Next', async () => {
  const found = await withNext(`
    for (let one = 0; one < 25_000; one += 1) await set('/en/a' + one, 404);
    const lifetimes = SharedCacheControls.cacheControls.size;
    return { kept: await get('/en/a24999'), few: lifetimes > 0 && lifetimes <= 10_001 };
  `);
  expect(found).toEqual({ kept: null, few: true });
});

/** What a web finds under `/en` and `/api/fonts` after a build that made both; `publicUrl` is the running one. */
const BUILT = `
  const { mkdtempSync, mkdirSync, writeFileSync } = await import('node:fs');
  const { promises: disk, ...rest } = await import('node:fs');
  const fs = { ...rest, readFile: disk.readFile, stat: disk.stat };
  const serverDistDir = mkdtempSync('/tmp/built-') + '/server';
  mkdirSync(serverDistDir + '/app/api', { recursive: true });
  writeFileSync(serverDistDir + '/../BUILD_ID', 'one-build');
  const meta = JSON.stringify({ status: 200, headers: {} });
  writeFileSync(serverDistDir + '/app/en.html', '<link rel="canonical" href="http://localhost:3000/">');
  writeFileSync(serverDistDir + '/app/en.rsc', 'rsc');
  writeFileSync(serverDistDir + '/app/en.meta', meta);
  writeFileSync(serverDistDir + '/app/api/fonts.body', 'fonts');
  writeFileSync(serverDistDir + '/app/api/fonts.meta', meta);
  const handler = new CurCacheHandler({ dev: false, fs, serverDistDir, maxMemoryCacheSize: 1e6 });
`;

test('a page of the build is not served: it names the address that the build knew', async () => {
  const found = await withNext(`${BUILT}
    const page = await handler.get('/en', { kind: 'APP_PAGE' });
    const file = await handler.get('/api/fonts', { kind: 'APP_ROUTE' });
    return { page, file: String(file.value.body) };
  `);
  expect(found).toEqual({ page: null, file: 'fonts' });
});

/** A page as Next renders it for a request with this nonce, and a script that somebody got into its text. */
const RENDERED = `
  const { AsyncLocalStorage } = await import('node:async_hooks');
  const { createHash } = await import('node:crypto');
  const requests = (globalThis[Symbol.for('merchloom.page-nonce')] = new AsyncLocalStorage());
  const hash = (text) => "'sha256-" + createHash('sha256').update(text).digest('base64') + "'";
  const planted = '<script>alert(1)</script><script nonce="">alert(2)</script>';
  const rendered = (nonce, status = 200) => ({
    ...page(status),
    html: '<script nonce="' + nonce + '">$RC("a")</script><script src="/a.js" async="" nonce="' + nonce + '"></script>'
      + planted + '<script nonce="' + nonce + '">push("\\"' + nonce + '\\"")</script>',
    rscData: Buffer.from('[1,"' + nonce + '"]'),
  });
  const keep = (key, nonce, status) => {
    const value = rendered(nonce, status);
    return requests.run(nonce, () => open().set(key, value, { route, cacheControl: { revalidate: 300 } })).then(() => value);
  };
`;

test('a kept page names the scripts that Next rendered by their hashes, and no other (D19-11)', async () => {
  const found = await withNext(`${RENDERED}
    const first = await keep('/en/fjord', 'n'.repeat(43));
    const { value } = await get('/en/fjord');
    return {
      hashes: value.headers['x-inline-scripts'], sent: first.headers['x-inline-scripts'],
      expected: [hash('$RC("a")'), hash('push("\\"' + 'x'.repeat(43) + '\\"")')].join(' '),
      nonces: [value.html, value.rscData.toString(), first.html].filter((text) => text.includes('nnn')),
    };
  `);
  const { hashes, sent, expected, nonces } = found as Record<string, unknown>;
  expect([hashes, sent]).toEqual([expected, expected]);
  expect(nonces).toEqual([]);
});

test('the same page has the same bytes each time it is rendered', async () => {
  const found = await withNext(`${RENDERED}
    const etags = [];
    for (const letter of ['a', 'b']) {
      await keep('/en/fjord', letter.repeat(43));
      etags.push((await get('/en/fjord')).value.headers.etag);
    }
    return etags[0] === etags[1];
  `);
  expect(found).toBe(true);
});

test('a page that is sent but not kept names its scripts as well: others may have asked meanwhile', async () => {
  const found = await withNext(`${RENDERED}
    const { headers } = await keep('/en/nowhere', 'n'.repeat(43), 404);
    return [await get('/en/nowhere'), headers['x-inline-scripts'].split(' ').length];
  `);
  expect(found).toEqual([null, 2]);
});
