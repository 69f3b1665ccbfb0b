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
