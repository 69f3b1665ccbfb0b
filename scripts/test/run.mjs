// `npm test`: runs every check, shows each runner's output and time, and prints the sum of all as the last line.
// `npm test -- lint jest` runs only these steps, `npm test -- claims` the tests of a module, `npm test -- --changed`
// those of uncommitted changes (`--base main`: of all changes since main). docs/testing.md tells the rest.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { checkNode } from '../launch/check-node.mjs';
import { LaunchError, exitWith, explain } from '../launch/fail.mjs';
import { watchParent } from '../launch/watch-parent.mjs';
import { budgetTable } from './budget.mjs';
import { killAll, makeDesk } from './desk.mjs';
import { forgetForeignEnv } from './foreign-env.mjs';
import { makeRunFolder } from './run-folder.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

forgetForeignEnv();

const { dir, temporary, remove } = makeRunFolder();
process.env.TMPDIR = temporary;

/** Free memory that the lanes of checks need to run side by side. */
const MEMORY_SIDE_BY_SIDE = 5 * 1024 ** 3;

/** @type {(() => Promise<void>)[]} */
const ends = [];

async function cleanUp() {
  await Promise.all(ends.map((end) => end()));
  remove();
}

let interrupted = false;

function interrupt() {
  if (interrupted) return;
  interrupted = true;
  killAll();
  void cleanUp().finally(() => process.exit(130));
}

/** @param {Step} step @param {boolean} quiet  its output is shown when it has ended */
async function runStep({ name, run, budget }, quiet) {
  const begun = Date.now();
  const { desk, output } = makeDesk(dir, (end) => ends.push(end), quiet);
  if (!quiet) process.stdout.write(`\n== ${name}\n`);
  let failure = '';
  const count = await run(desk).catch((error) => {
    failure = `${name}: ${explain(error)}\n`;
    return { passed: 0, failed: 1, failures: [explain(error)] };
  });
  const seconds = Math.round((Date.now() - begun) / 1000);
  if (quiet) process.stdout.write(`\n== ${name}\n${output()}`);
  process.stderr.write(failure);
  process.stdout.write(`== ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s\n`);
  return { name, seconds, budget, ...count };
}

/** @param {Step[]} steps @param {boolean} quiet */
async function runInOrder(steps, quiet) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, quiet));
  return results;
}

/** @param {{ lanes: Step[][], rest: Step[] }} plan */
async function runPlan({ lanes, rest }) {
  const beside = lanes.length > 1 && os.availableParallelism() > 1 && os.freemem() > MEMORY_SIDE_BY_SIDE;
  const first = beside
    ? (await Promise.all(lanes.map((lane) => runInOrder(lane, true)))).flat()
    : await runInOrder(lanes.flat(), false);
  return [...first, ...(await runInOrder(rest, false))];
}

const OPTIONS = /** @type {const} */ ({
  changed: { type: 'boolean' },
  base: { type: 'string' },
  nightly: { type: 'boolean' },
  'another-node': { type: 'boolean' },
});

/** @param {string[]} args  what stands behind `npm test --` @returns {Promise<{ lanes: Step[][], rest: Step[] }>} */
async function planFor(args) {
  const { STEP_NAMES, installed, onlySteps, stepsOf } = await import('./steps.mjs');
  if (!installed()) throw new LaunchError('the dependencies are not installed: npm ci');
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.nightly) return stepsOf('nightly');
  if (values['another-node']) return stepsOf('another-node');
  const { planOfChange, planOfModules } = await import('./select.mjs');
  if (values.changed || values.base) return planOfChange(String(values.base ?? 'HEAD'));
  if (positionals.length === 0) return stepsOf('daily');
  const steps = positionals.filter((name) => STEP_NAMES.includes(name));
  const modules = positionals.filter((name) => !STEP_NAMES.includes(name));
  const [named, ofModules] = [onlySteps(steps), planOfModules(modules)];
  return { lanes: named.lanes, rest: [...named.rest, ...ofModules.rest] };
}

/** Names of failures that are shown at the end; a broken stack fails hundreds. */
const NAMED = 40;

/** What failed, by step: the last lines of a run are what is read first. @param {{ name: string, failures?: string[] }[]} failing */
function failureLines(failing) {
  const all = failing.flatMap(({ name, failures = [] }) =>
    failures.map((failure) => `  ${name}: ${failure}`),
  );
  const more = all.length > NAMED ? [`  and ${all.length - NAMED} more`] : [];
  return [...all.slice(0, NAMED), ...more].join('\n');
}

async function main() {
  const begun = Date.now();
  checkNode();
  const results = await runPlan(await planFor(process.argv.slice(2)));
  await cleanUp();
  const failing = results.filter((result) => result.failed > 0);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${budgetTable(results, Math.round((Date.now() - begun) / 1000))}\n`);
  if (failing.length > 0) {
    process.stdout.write(
      `\nfailed: ${failing.map(({ name }) => name).join(', ')}\n${failureLines(failing)}\n`,
    );
  }
  process.stdout.write(`${failing.length > 0 ? '' : '\n'}${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = failing.length > 0 ? 1 : 0;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, interrupt);
watchParent(interrupt);
main().then(
  () => process.exit(),
  (error) => cleanUp().finally(() => exitWith(error)),
);
