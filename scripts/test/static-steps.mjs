import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { bin, one } from './desk.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */

/** ESLint's results depend on these, but its cache does not notice when they change: each set has its own cache. */
const LINT_RULES = ['eslint.config.mjs', 'scripts/house-rules.mjs', 'package-lock.json'];

function lintCache() {
  const hash = createHash('sha256');
  for (const path of LINT_RULES) hash.update(readFileSync(join(ROOT, path)));
  return bin(`.cache/eslint/${hash.digest('hex').slice(0, 16)}.json`);
}

const byContent = ['--cache', '--cache-strategy', 'content', '--cache-location'];

/** @param {Desk} desk @param {readonly string[]} files  paths from the root, of any kind */
export async function formatOf({ node }, files) {
  const cache = [...byContent, bin('.cache/prettier.json')];
  const how = ['--log-level', 'warn', '--ignore-unknown', '--check'];
  return one(await node([bin('prettier/bin/prettier.cjs'), ...cache, ...how, ...files]));
}

/** @param {Desk} desk @param {readonly string[]} files  paths from the root, of any kind */
export async function lintOf({ node }, files) {
  const linted = files.filter((path) => path === '.' || /\.(tsx?|mjs)$/.test(path));
  if (linted.length === 0) return one(0);
  const eslint = [bin('eslint/bin/eslint.js'), ...byContent, lintCache(), '--max-warnings', '0'];
  return one(await node([...eslint, '--no-warn-ignored', ...linted]));
}

/** @param {Desk} desk */
export const format = (desk) => formatOf(desk, ['.']);

/** @param {Desk} desk */
export async function lint(desk) {
  const rules = await lintOf(desk, ['.']);
  const unused = await desk.node([bin('knip/bin/knip.js')]);
  return one(rules.failed || unused);
}

/**
 * TypeScript 7, compiled for the machine: it takes two fifths of the time of version 6, which ESLint and Next still need.
 * Next first writes the types of routes and images, which a fresh clone does not have. Both checks are incremental.
 * @param {Desk} desk
 */
export async function types({ node }) {
  mkdirSync(bin('.cache/tsc'), { recursive: true });
  const check = (name, project) =>
    node([
      ...[bin('typescript-native/bin/tsc'), '--noEmit', '-p', project],
      ...['--incremental', '--tsBuildInfoFile', bin(`.cache/tsc/${name}.tsbuildinfo`)],
    ]);
  const generated = await node([bin('next/dist/bin/next'), 'typegen']);
  const product = await check('product', '.');
  const scripts = await check('scripts', 'scripts/tsconfig.check.json');
  return one(generated || product || scripts);
}

/** @param {Desk} desk */
export async function build({ node }) {
  return one(await node([join(ROOT, 'scripts/build.mjs')]));
}
