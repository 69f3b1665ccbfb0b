import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../launch/free-port.mjs';
import { ROOT } from '../launch/root.mjs';
import { Stack } from '../launch/stack.mjs';
import { ensureTemplates, startTestCluster, testClusterEnv } from './cluster.mjs';
import { findChromium } from './find-chromium.mjs';
import { readJestReport, readPlaywrightReport } from './read-report.mjs';
import { startRedis, startSecondWeb } from './two-instances.mjs';
import { startWithoutMiddleware } from './without-middleware.mjs';

/** @typedef {import('./read-report.mjs').Count} Count */

/**
 * What a step is given.
 * @typedef {object} Desk
 * @property {string} dir  a temporary folder of this run
 * @property {(args: string[], env?: NodeJS.ProcessEnv) => Promise<number>} node  runs a Node program, streams its output, gives its exit code
 * @property {(stop: () => Promise<void>) => void} onEnd
 */

/** @param {string} path */
const bin = (path) => join(ROOT, 'node_modules', path);

/** @param {number} code @returns {Count} */
const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {Desk} desk */
async function format({ node }) {
  return one(await node([bin('prettier/bin/prettier.cjs'), '--check', '.']));
}

/** @param {Desk} desk */
async function lint({ node }) {
  return one(await node([bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.']));
}

/** Next writes the types of routes and images, which a fresh clone does not have yet. @param {Desk} desk */
async function types({ node }) {
  const tsc = [bin('typescript/bin/tsc'), '--noEmit', '-p'];
  const generated = await node([bin('next/dist/bin/next'), 'typegen']);
  const product = await node([...tsc, '.']);
  const scripts = await node([...tsc, 'scripts/tsconfig.check.json']);
  return one(generated || product || scripts);
}

/**
 * Jest against a Postgres of this run's own.
 * @param {Desk} desk @param {string} name @param {string[]} paths  all when empty @param {NodeJS.ProcessEnv} [env]
 */
async function runJest({ dir, node, onEnd }, name, paths, env = {}) {
  const { postgres, secrets } = await startTestCluster(join(dir, `postgres-${name}`));
  onEnd(() => postgres.stop());
  const cluster = await ensureTemplates(postgres.port, secrets);
  const report = join(dir, `${name}.json`);
  const cache = `--cacheDirectory=${bin('.cache/jest')}`;
  const args = ['--ci', cache, '--maxWorkers=2', '--testTimeout=30000', '--json', `--outputFile=${report}`];
  const code = await node([bin('jest/bin/jest.js'), ...args, ...paths], {
    ...testClusterEnv(cluster),
    NODE_ENV: 'test',
    ...env,
  });
  await postgres.stop();
  return readJestReport(report, code);
}

/** Units, contracts, integration and messages; the API in process. @param {Desk} desk */
const jest = (desk) => runJest(desk, 'jest', []);

/** What asks the API's calls: all of its own suite, a purchase, and claims by many visitors. */
const API_SUITE = [
  'lib/tenant-api/',
  'lib/modules/checkout/service/worked-totals.test.ts',
  'lib/modules/checkout/service/code-limits.test.ts',
];

/** The same API suite once more, each call through a socket (scripts/test/api-door.ts). @param {Desk} desk */
const apiOverHttp = (desk) => runJest(desk, 'api-over-http', API_SUITE, { TEST_API_OVER: 'http' });

/** @param {Desk} desk */
async function build({ node }) {
  return one(await node([join(ROOT, 'scripts/build.mjs')]));
}

/**
 * The stack as `npm start` runs it, on free ports and with data of its own.
 * @param {Desk} desk @param {string} name @param {{ apart?: boolean }} [options]
 */
async function startStack({ dir, onEnd }, name, options) {
  const dataDir = join(dir, name);
  const settings = {
    mode: /** @type {const} */ ('demo'),
    standIns: true,
    port: 0,
    dataDir,
    databaseUrl: undefined,
    ownerUrl: undefined,
  };
  const onLost = (error) => process.stderr.write(`the stack under test broke: ${error.message}\n`);
  const stack = new Stack(settings, { command: 'npm test', onLost, throwAway: true, ...options });
  onEnd(() => stack.stop());
  const { address, env, place } = await stack.start();
  return {
    stack,
    place,
    app: env,
    env: {
      E2E_BASE_URL: address,
      E2E_INBOX_URL: env.INBOX_URL,
      E2E_STRIPE_URL: env.STRIPE_API_URL,
      E2E_FULFILLER_URL: env.FULFILLER_API_URL,
      E2E_DATABASE_URL: place.ownerUrl,
      E2E_LOGS: join(dataDir, 'logs'),
    },
  };
}

/**
 * Playwright's tests of these projects in a real Chromium.
 * @param {Desk} desk @param {string[]} projects @param {NodeJS.ProcessEnv} env
 */
async function playwright({ dir, node }, projects, env) {
  const chromium = await findChromium();
  process.stdout.write(`Chromium: ${chromium}\n`);
  const report = join(dir, `playwright-${projects[0]}.json`);
  const args = ['test', '--reporter=list,json', ...projects.map((name) => `--project=${name}`)];
  const code = await node([bin('@playwright/test/cli.js'), ...args], {
    ...env,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return readPlaywrightReport(report, code);
}

/** @param {Desk} desk */
async function e2e(desk) {
  const { stack, place, app, env } = await startStack(desk, 'stack');
  const bare = await startWithoutMiddleware(place, await freePort(), app);
  desk.onEnd(() => bare.stop());
  const urls = { ...env, E2E_BARE_URL: bare.address };
  const count = await playwright(desk, ['product', 'without-middleware'], urls);
  await bare.stop();
  await stack.stop();
  return count;
}

/** A purchase and an upload where the web has no database, and reaches the API by TENANT_API_URL. @param {Desk} desk */
async function e2eOverHttp(desk) {
  const { stack, env } = await startStack(desk, 'stack-apart', { apart: true });
  const count = await playwright(desk, ['remote-api'], env);
  await stack.stop();
  return count;
}

/** Two webs on one Postgres and one Redis, where a redis-server is found (DESIGN "Growing past one machine"). @param {Desk} desk */
async function e2eTwoInstances(desk) {
  const redis = await startRedis(join(desk.dir, 'redis'));
  if (!redis) {
    process.stdout.write('No redis-server was found: the tests of two instances did not run.\n');
    return { passed: 0, failed: 0 };
  }
  desk.onEnd(() => redis.stop());
  process.env.REDIS_URL = redis.url;
  try {
    const { stack, place, app, env } = await startStack(desk, 'stack-shared');
    const second = await startSecondWeb(place, app);
    desk.onEnd(() => second.stop());
    const count = await playwright(desk, ['two-instances'], { ...env, E2E_SECOND_URL: second.address });
    await second.stop();
    await stack.stop();
    return count;
  } finally {
    delete process.env.REDIS_URL;
    await redis.stop();
  }
}

/** In the order in which a mistake is found soonest. @type {[string, (desk: Desk) => Promise<Count>][]} */
export const STEPS = [
  ['format', format],
  ['lint', lint],
  ['types', types],
  ['jest', jest],
  ['api-over-http', apiOverHttp],
  ['build', build],
  ['e2e', e2e],
  ['e2e-over-http', e2eOverHttp],
  ['e2e-two-instances', e2eTwoInstances],
];

/** Whether dependencies are installed at all. */
export const installed = () => existsSync(bin('next'));
