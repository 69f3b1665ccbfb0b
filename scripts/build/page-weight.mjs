import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ page: string, kilobytes: number }} PageWeight */

const MANIFEST = '/page_client-reference-manifest.js';
const require = createRequire(import.meta.url);

/** The client entries of one page's segments, each with its scripts, as Next's server reads them. @param {string} path */
function entriesIn(path) {
  const global =
    /** @type {{ __RSC_MANIFEST?: Record<string, { entryJSFiles: Record<string, string[]> }> }} */ (
      globalThis
    );
  global.__RSC_MANIFEST = {};
  delete require.cache[path];
  require(path);
  const found = Object.values(global.__RSC_MANIFEST).flatMap((manifest) =>
    Object.values(manifest.entryJSFiles),
  );
  delete global.__RSC_MANIFEST;
  return found.flat();
}

/**
 * The JavaScript of each page of a build, gzipped, above what a page without any of its own fetches: the scripts of its
 * segments and their layouts. Parts that load on use are not in it.
 * @param {string} distDir  of a production build
 * @returns {PageWeight[]}  pages as their folders in `app/[locale]`, the heaviest first
 */
export function pageWeights(distDir) {
  const app = join(distDir, 'server/app/[locale]');
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @param {string} file */
  const sizeOf = (file) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(distDir, file)), { level: 6 }).length;
    sizes.set(file, known);
    return known;
  };
  const manifests = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(MANIFEST));
  const weights = manifests.map((path) => {
    const page = path.slice(0, -MANIFEST.length);
    const { rootMainFiles } = JSON.parse(readFileSync(join(app, page, 'page/build-manifest.json'), 'utf8'));
    const own = new Set(entriesIn(join(app, path)));
    for (const file of rootMainFiles) own.delete(file);
    return { page, kilobytes: [...own].reduce((sum, file) => sum + sizeOf(file), 0) / 1000 };
  });
  return weights.sort((a, b) => b.kilobytes - a.kilobytes);
}

/** Pages for people who log in, but for the designer and the framed storefront. @param {PageWeight} weight */
export const isAdminPage = ({ page }) => page.startsWith('(admin)/') || page.startsWith('(staff)/');

/** What an admin page may weigh. */
export const ADMIN_BUDGET_KB = 170;
