import { join } from 'node:path';
import { ensureTemplates, keepTemplates, startTestCluster, testClusterEnv } from './cluster.mjs';
import { suitesOfDay } from './daily-suites.mjs';
import { bin } from './desk.mjs';
import { readJestReport, slowestSuites } from './read-report.mjs';
import { suitesWithProperties } from './test-files.mjs';
import { dayNumber } from './turns.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */

/** Jest writes this when it had to kill a worker that something left behind by a suite kept running. */
const LEAKED = 'A worker process has failed to exit gracefully';
/** Characters of the output that are kept to look for it; the failures and the summary come after it. */
const HEARD = 4_000_000;

/**
 * Jest against a Postgres of this run's own.
 * @param {Desk} desk
 * @param {string} name
 * @param {string[]} args  paths or options; every suite when empty
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runJest({ dir, node, say, onEnd }, name, args, env = {}) {
  const { postgres, secrets } = await startTestCluster(join(dir, `postgres-${name}`));
  onEnd(() => postgres.stop());
  const cluster = await ensureTemplates(postgres.port, secrets);
  const keep = keepTemplates(postgres.port, secrets, (error) =>
    say(`No demo world of this hour: ${error}\n`),
  );
  const report = join(dir, `${name}.json`);
  const cache = `--cacheDirectory=${bin('.cache/jest')}`;
  const patience = args.some((arg) => arg.startsWith('--testTimeout=')) ? [] : ['--testTimeout=30000'];
  const usual = ['--ci', cache, '--maxWorkers=2', ...patience, '--json', `--outputFile=${report}`];
  let heard = '';
  const code = await node(
    [bin('jest/bin/jest.js'), ...usual, ...args],
    { ...testClusterEnv(cluster), NODE_ENV: 'test', ...env },
    (text) => void (heard = (heard + text).slice(-HEARD)),
  );
  await keep();
  await postgres.stop();
  // Jest itself counts this as passed.
  const leaked = heard.includes(LEAKED);
  if (leaked) say('A suite leaves a timer, a socket or a server behind (docs/testing.md).\n');
  say(`The slowest suites:\n${slowestSuites(report)}\n`);
  return readJestReport(report, leaked ? 1 : code);
}

/**
 * Those of the day (`daily-suites.mjs`): units, contracts, integration and messages; the API in process, and each of its calls
 * once over HTTP.
 * @param {Desk} desk
 */
export const jest = (desk) => runJest(desk, 'jest', ['--runTestsByPath', ...suitesOfDay(dayNumber())]);

/** All of them, with lists of ten thousand rows. @param {Desk} desk */
export const jestNightly = (desk) => runJest(desk, 'jest', [], { TEST_NIGHTLY: '1' });

/** Suites that make the API's calls: its own, a purchase, and claims by many visitors. */
const API_SUITE = [
  'lib/tenant-api/',
  'lib/modules/checkout/service/worked-totals.test.ts',
  'lib/modules/checkout/service/code-limits.test.ts',
];

/** The API's suite once more, each call through a socket (scripts/test/api-door.ts). @param {Desk} desk */
export const apiOverHttp = (desk) => runJest(desk, 'api-over-http', API_SUITE, { TEST_API_OVER: 'http' });

/** Every suite with properties, each of them tried twenty times as often as usual. @param {Desk} desk */
export const properties = (desk) =>
  runJest(desk, 'properties', ['--testTimeout=600000', ...suitesWithProperties()], {
    TEST_PROPERTY_FACTOR: '20',
  });

/** Rules and parts without a database, for another version of Node. @param {Desk} desk */
export const units = (desk) =>
  runJest(desk, 'units', [
    'lib/modules/[^/]+/(rules|contract|client)/',
    'lib/kernel',
    'lib/client',
    'lib/edge',
    'page-cache',
  ]);
