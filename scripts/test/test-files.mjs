import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';

/** Where Jest's suites lie, and Playwright's (jest.config.mjs, playwright.config.ts). */
const JEST_FOLDERS = ['app', 'components', 'lib', 'messages', 'page-cache', 'sandbox', 'scripts'];

/** @param {string} folder @param {RegExp} name @returns {string[]} */
function filesIn(folder, name) {
  const all = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return all.filter((path) => name.test(path)).map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}

/** Jest's suites, by their paths from the root. */
export const jestSuites = () => JEST_FOLDERS.flatMap((folder) => filesIn(folder, /\.test\.tsx?$/)).sort();

/** The browser tests that `npm test` runs against the usual stack. */
export const browserSpecs = () =>
  filesIn('e2e', /\.spec\.ts$/)
    .filter((path) => !/^e2e\/(remote-api|two-instances)\//.test(path))
    .sort();

/** Jest's suites that try properties on drawn values. */
export const suitesWithProperties = () =>
  jestSuites().filter((path) => /'fast-check'|\bpropertyRuns\(/.test(readFileSync(join(ROOT, path), 'utf8')));
