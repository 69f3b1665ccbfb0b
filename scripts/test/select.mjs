import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launch/fail.mjs';
import { ROOT } from '../launch/root.mjs';
import { e2eOf } from './browser-steps.mjs';
import { runJest } from './jest-steps.mjs';
import { suitesNear } from './near-suites.mjs';
import { formatOf, lintOf } from './static-steps.mjs';
import { onlySteps } from './steps.mjs';
import { browserSpecs, jestSuites } from './test-files.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ lanes: Step[][], rest: Step[] }} Plan */

/** Seconds that the tests of one module or change may take; docs/testing.md has the budgets of whole steps. */
const BUDGET = { format: 5, lint: 15, jest: 60, e2e: 90 };

/** @param {string[]} suites @param {string[]} specs @returns {Step[]} */
function stepsFor(suites, specs) {
  const steps = [];
  if (suites.length > 0) {
    const run = (desk) => runJest(desk, 'jest', ['--runTestsByPath', ...suites]);
    steps.push({ name: 'jest', run, budget: BUDGET.jest });
  }
  if (specs.length > 0) {
    steps.push(...onlySteps(['build']).lanes.flat());
    steps.push({ name: 'e2e', run: (desk) => e2eOf(desk, specs), budget: BUDGET.e2e });
  }
  return steps;
}

/**
 * The tests of some modules: everything in a folder of that name, and browser tests whose name begins with it.
 * @param {readonly string[]} modules
 * @returns {Plan}
 */
export function planOfModules(modules) {
  const suites = new Set();
  const specs = new Set();
  for (const name of modules) {
    const ofModule = (path) => path.split('/').slice(0, -1).includes(name);
    const named = (path) => path.split('/').at(-1)?.startsWith(`${name}.`) ?? false;
    const found = jestSuites().filter(ofModule);
    const inBrowser = browserSpecs().filter((path) => ofModule(path) || named(path));
    if (found.length + inBrowser.length === 0) throw new LaunchError(`there is no step or module ${name}`);
    for (const path of found) suites.add(path);
    for (const path of inBrowser) specs.add(path);
  }
  return { lanes: [], rest: stepsFor([...suites], [...specs]) };
}

/** @param {string[]} args @returns {string[]} */
function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new LaunchError(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.split('\0').filter((path) => path !== '');
}

/** Files that differ from `base`, with those that git does not know yet. @param {string} base */
function changedFiles(base) {
  const known = git(['diff', '--name-only', '--no-renames', '-z', base, '--']);
  const fresh = git(['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set([...known, ...fresh])].filter((path) => existsSync(join(ROOT, path)));
}

/**
 * What a change touches: format and lint of its files, types, the suites near it (`suitesNear`), and the browser tests
 * that are changed themselves.
 * @param {string} base  a commit
 * @returns {Plan}
 */
export function planOfChange(base) {
  const files = changedFiles(base);
  const all = new Set(browserSpecs());
  const { lanes } = onlySteps(['types']);
  const own = [
    { name: 'format', run: (desk) => formatOf(desk, files), budget: BUDGET.format },
    { name: 'lint', run: (desk) => lintOf(desk, files), budget: BUDGET.lint },
  ];
  return {
    lanes: files.length > 0 ? [...lanes, own] : [],
    rest: stepsFor(
      suitesNear(files),
      files.filter((path) => all.has(path)),
    ),
  };
}
