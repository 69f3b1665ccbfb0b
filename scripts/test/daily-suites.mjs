import { nearTo } from './near-suites.mjs';
import { jestSuites } from './test-files.mjs';
import { changedLately, turnOf } from './turns.mjs';

/** A suite that reaches this has a Postgres database of its own, which costs it seconds before its first test. */
const DATABASE = 'scripts/test/database.ts';

/** Modules whose suites with a database run every time: they take money and give gifts away. */
const EACH_RUN = /^lib\/modules\/(checkout|claims|payments|ledger)\//;
const OF_A_MODULE = /^lib\/modules\//;

/** Suites of modules that take turns. @param {readonly string[]} all @returns {string[]} */
function takingTurns(all) {
  const withDatabase = nearTo([DATABASE], Infinity);
  return all.filter((path) => withDatabase.has(path) && OF_A_MODULE.test(path) && !EACH_RUN.test(path));
}

/**
 * Jest's suites of one day: all that have no database of their own, all of what every module shares (`lib/tenant-api`,
 * `lib/db` and their like), all of the modules of `EACH_RUN`, all that changed lately or import what did, and those of the
 * others whose turn it is (`turns.mjs`). The nightly run has all of them.
 * @param {number} day
 * @param {readonly string[]} [all] @param {readonly string[]} [changed]  files from the root
 * @returns {string[]}
 */
export function suitesOfDay(day, all = jestSuites(), changed = changedLately(['app', 'components', 'lib'])) {
  const inTurns = takingTurns(all);
  const near = nearTo(changed, 1);
  const left = new Set(inTurns.filter((path) => !near.has(path)));
  for (const path of turnOf(inTurns, day)) left.delete(path);
  return all.filter((path) => !left.has(path));
}
