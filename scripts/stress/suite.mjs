import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustHold, noted } from '../bench/rows.mjs';
import { ROOT } from '../launch/root.mjs';

/** How many times what the daily suite draws: `STRESS_FACTOR` for a smaller or larger run. */
export const factorOf = (/** @type {number} */ usual) => Number(process.env.STRESS_FACTOR ?? usual);

/**
 * Runs a suite of Jest on many more drawn values, on a Postgres of its own; a line for each of its tests.
 * @param {string} file @param {Record<string, string>} env @param {(child: import('node:child_process').ChildProcess) => void} started
 */
async function runSuite(file, env, started) {
  const folder = await mkdtemp(join(tmpdir(), 'merchloom-suite-'));
  const output = join(folder, 'result.json');
  const args = ['node_modules/jest/bin/jest.js', file, '-i', '--json', `--outputFile=${output}`];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  started(child);
  await new Promise((resolve) => child.once('exit', resolve));
  try {
    return /** @type {any} */ (JSON.parse(await readFile(output, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('../bench/world.mjs').World} world @param {string} file
 * @param {Record<string, string>} env
 */
export async function suiteHolds(world, file, env) {
  const begun = performance.now();
  const result = await runSuite(file, env, (child) => {
    world.onEnd(() => child.kill('SIGKILL'));
  });
  /** @type {{ title: string, status: string, failureMessages: string[] }[]} */
  const tests = result.testResults.flatMap((/** @type {any} */ suite) => suite.assertionResults);
  for (const { failureMessages } of tests)
    for (const message of failureMessages) process.stderr.write(`${message}\n`);
  return [
    ...tests.map(({ title, status }) => mustHold(title, status === 'passed', status)),
    mustHold('tests that ran', tests.length > 0, `${tests.length}`),
    noted('it took', (performance.now() - begun) / 1000, 's'),
  ];
}
