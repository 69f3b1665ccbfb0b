// `npm test`: every check in order, each runner's own output, and the sum of all of them as the last line.
// `npm test -- lint jest` runs only these.
import { checkNode } from '../launch/check-node.mjs';
import { LaunchError, exitWith, explain } from '../launch/fail.mjs';
import { guardedSpawn, signalGroup } from '../launch/guarded-spawn.mjs';
import { watchParent } from '../launch/watch-parent.mjs';
import { forgetForeignEnv } from './foreign-env.mjs';
import { makeRunFolder } from './run-folder.mjs';

forgetForeignEnv();

const { dir, temporary, remove } = makeRunFolder();
process.env.TMPDIR = temporary;

/** @type {(() => Promise<void>)[]} */
const ends = [];
/** @type {import('node:child_process').ChildProcess | undefined} */
let current;

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<number>} */
function node(args, env = {}) {
  return new Promise((resolve, reject) => {
    current = guardedSpawn(args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    current.once('error', reject);
    current.once('close', (code) => resolve(code ?? 1));
  });
}

async function cleanUp() {
  await Promise.all(ends.map((end) => end()));
  remove();
}

let interrupted = false;

function interrupt() {
  if (interrupted) return;
  interrupted = true;
  if (current) signalGroup(current, 'SIGKILL');
  void cleanUp().finally(() => process.exit(130));
}

/** @param {string} name @param {(desk: import('./steps.mjs').Desk) => Promise<import('./read-report.mjs').Count>} step */
async function runStep(name, step) {
  const begun = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const count = await step({ dir, node, onEnd: (end) => ends.push(end) }).catch((error) => {
    process.stderr.write(`${name}: ${explain(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((Date.now() - begun) / 1000);
  process.stdout.write(`== ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s\n`);
  return { name, ...count };
}

async function main() {
  checkNode();
  const { STEPS, installed } = await import('./steps.mjs');
  if (!installed()) throw new LaunchError('the dependencies are not installed: npm ci');
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !STEPS.some(([step]) => step === name));
  if (unknown.length > 0) throw new LaunchError(`there is no step ${unknown.join(', ')}`);
  const results = [];
  for (const [name, step] of STEPS) {
    if (wanted.length === 0 || wanted.includes(name)) results.push(await runStep(name, step));
  }
  await cleanUp();
  const failing = results.filter((result) => result.failed > 0);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  if (failing.length > 0) process.stdout.write(`\nfailed: ${failing.map(({ name }) => name).join(', ')}\n`);
  process.stdout.write(`${failing.length > 0 ? '' : '\n'}${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = failing.length > 0 ? 1 : 0;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, interrupt);
watchParent(interrupt);
main().then(
  () => process.exit(),
  (error) => cleanUp().finally(() => exitWith(error)),
);
