// Who imports whom, read from the sources' text: for the import rule, and to find the suites that are near a change.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from './launch/root.mjs';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const TYPE_ONLY = /^\s*(?:import|export)\s+type\s/;

/** @typedef {import('./import-graph.d.mts').Edge} Edge */

/** TypeScript files of the repository, with those that git does not know yet, by their paths from the root. */
export function sources() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.d.ts') && existsSync(join(ROOT, file)));
}

/** @param {string} file @param {string} specifier  relative, or `@/…` @returns {string | undefined} */
function resolveLocal(file, specifier) {
  const base = specifier.startsWith('@/')
    ? join(ROOT, specifier.slice(2))
    : resolve(ROOT, dirname(file), specifier);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  const found = candidates.find((path) => /\.\w+$/.test(path) && existsSync(path));
  return found && relative(ROOT, found);
}

/** Every import of a file of ours (`edges`) and of a package (`packages`). */
export function readGraph() {
  /** @type {Edge[]} */
  const edges = [];
  /** @type {{ file: string, name: string }[]} */
  const packages = [];
  for (const file of sources()) {
    for (const match of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const specifier = match[1] ?? match[2] ?? match[3] ?? '';
      if (!specifier.startsWith('.') && !specifier.startsWith('@/')) {
        packages.push({ file, name: specifier });
        continue;
      }
      const to = resolveLocal(file, specifier);
      const typeOnly = TYPE_ONLY.test(match[0].trimStart());
      if (to) edges.push({ from: file, to, typeOnly, onUse: match[3] !== undefined });
    }
  }
  return { edges, packages };
}
