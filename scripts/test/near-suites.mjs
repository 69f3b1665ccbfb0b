import { readGraph } from '../import-graph.mjs';
import { componentsOf, moduleOf } from '../house-rules.mjs';
import { jestSuites } from './test-files.mjs';

/** How many imports lie between a changed file and a suite of another module that is run for it. */
const NEAR = 2;

/** Suites that read sources as text, so that no import leads from them to what they check. */
const READERS = [
  { reads: /\.(tsx?|mjs)$/, suite: 'scripts/house-rules.test.ts' },
  { reads: /^messages\/.*\.json$|^(app|components|lib)\/.*\.tsx?$/, suite: 'messages/checks/checks.test.ts' },
  { reads: /^messages\//, suite: 'messages/parity.test.ts' },
  { reads: /^docs\/requirements\//, suite: 'scripts/requirements.test.ts' },
  { reads: /^package(-lock)?\.json$/, suite: 'scripts/required-packages.test.ts' },
];

/** The module of a file, or its folder where it belongs to none. @param {string} file */
const homeOf = (file) =>
  moduleOf(file)?.module ?? componentsOf(file) ?? file.split('/').slice(0, -1).join('/');

/** @param {readonly { from: string, to: string }[]} edges @returns {Map<string, string[]>} file → who imports it */
function importersOf(edges) {
  const importers = new Map();
  for (const { from, to } of edges) importers.set(to, [...(importers.get(to) ?? []), from]);
  return importers;
}

/** @type {Map<string, string[]> | undefined} */
let readOnce;

/** The sources as they were when this process first asked: to read them takes seconds. */
const importers = () => (readOnce ??= importersOf(readGraph().edges));

/**
 * The files that reach one of `files` by at most `steps` imports, and themselves.
 * @param {readonly string[]} files @param {number} steps @returns {Set<string>}
 */
export function nearTo(files, steps) {
  const near = new Set(files);
  let edge = [...near];
  for (let step = 0; step < steps && edge.length > 0; step += 1) {
    edge = edge.flatMap((file) => importers().get(file) ?? []).filter((file) => !near.has(file));
    for (const file of edge) near.add(file);
  }
  return near;
}

/**
 * The suites of a change: those of the same module, those that import a changed file or a file that does, and those that
 * read it as text. Others may depend on it, too; the whole suite runs them.
 * @param {readonly string[]} files  paths from the root
 * @returns {string[]}
 */
export function suitesNear(files) {
  const homes = new Set(files.filter((file) => /\.(tsx?|mjs)$/.test(file)).map(homeOf));
  const near = nearTo(files, NEAR);
  const readers = new Set(
    READERS.filter(({ reads }) => files.some((file) => reads.test(file))).map(({ suite }) => suite),
  );
  return jestSuites().filter((suite) => homes.has(homeOf(suite)) || near.has(suite) || readers.has(suite));
}
