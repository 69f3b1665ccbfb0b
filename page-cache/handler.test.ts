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
