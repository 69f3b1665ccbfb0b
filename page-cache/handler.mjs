import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nameInlineScripts } from './inline-scripts.mjs';
import { PageCache } from './page-cache.mjs';

/** Loads an internal module of Next, which has no types. @type {(path: string) => any} */
const internal = createRequire(import.meta.url);
const { default: BuiltPages } = internal('next/dist/server/lib/incremental-cache/file-system-cache.js');
const LIFETIMES = 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
const { SharedCacheControls } = internal(LIFETIMES);

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context */

/**
 * Next keeps the lifetime of every address that it ever rendered, unknown ones too, without a limit. Above this number
 * they are dropped: entries here carry their own.
 */
const MOST_LIFETIMES = 10_000;
const MEMORY_BYTES = 50 * 1024 * 1024;

/** @param {string} distDir */
function buildId(distDir) {
  try {
    return readFileSync(join(distDir, 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'development';
  }
}

/** Pages name the address they are under, so webs under two addresses share no page, though they run one build. */
function publicAddress() {
  return createHash('sha256')
    .update(process.env.PUBLIC_URL ?? '')
    .digest('base64url')
    .slice(0, 12);
}

/** @param {Context} ctx */
function openCache(ctx) {
  const memoryBytes = ctx.maxMemoryCacheSize ?? MEMORY_BYTES;
  const serving = !ctx.dev && process.env.NEXT_PHASE !== 'phase-production-build';
  const { fs, serverDistDir } = ctx;
  if (!serving || !fs || !serverDistDir) return new PageCache({ memoryBytes });
  // Next's own reader of what a build has made; with these options it writes and keeps nothing.
  const built = new BuiltPages({ ...ctx, fs, serverDistDir, flushToDisk: false, maxMemoryCacheSize: 0 });
  const distDir = join(serverDistDir, '..');
  // A build does not know under which address it will run, so pages are rendered once more, at their first visit.
  const readBuilt = async (/** @type {string} */ key, /** @type {any} */ where) =>
    where.kind === 'APP_ROUTE' ? built.get(key, where) : null;
  return new PageCache({
    memoryBytes,
    redisUrl: process.env.REDIS_URL || undefined,
    build: `${buildId(distDir)}:${publicAddress()}`,
    readBuilt,
  });
}

/** Where lib/edge/ready-pages.ts finds the cache: it is part of another bundle. */
const OPEN = Symbol.for('merchloom.page-cache');

/** Where lib/edge/page-nonce.ts keeps the nonce of the request that Next is rendering for. */
const NONCE = Symbol.for('merchloom.page-nonce');

/** The cache is one for the process, because Next makes a handler for every request. */
const shared = /** @type {{ [OPEN]?: PageCache, [NONCE]?: { getStore(): string | undefined } }} */ (
  globalThis
);

/** What Next calls (`cacheHandler` in next.config). */
export default class PageCacheHandler {
  /** @param {Context} ctx */
  constructor(ctx) {
    this.cache = shared[OPEN] ??= openCache(ctx);
  }

  /** @param {string} key @param {object} ctx */
  get(key, ctx) {
    return this.cache.get(key, ctx);
  }

  /** @param {string} key @param {import('./entry.mjs').Value | null} value @param {object} ctx */
  set(key, value, ctx) {
    const lifetimes = SharedCacheControls.cacheControls;
    if (lifetimes.size > MOST_LIFETIMES) lifetimes.clear();
    nameInlineScripts(value, shared[NONCE]?.getStore());
    return this.cache.set(key, value, ctx);
  }

  /** Next may name a time for which the old answer is still good; it is ignored, so nothing purged is shown. @param {string | string[]} tags */
  revalidateTag(tags) {
    return this.cache.purge(typeof tags === 'string' ? [tags] : tags);
  }

  resetRequestCache() {}
}
