import { join } from 'node:path';
import { freePort } from '../launch/free-port.mjs';
import { Stack } from '../launch/stack.mjs';
import { specsOfDay } from './daily-specs.mjs';
import { bin } from './desk.mjs';
import { startPlainNext } from './plain-next.mjs';
import { findTestChromium } from './find-chromium.mjs';
import { readPlaywrightReport, slowestSpecs } from './read-report.mjs';
import { startForwarder } from './forwarder.mjs';
import { startRedis, startSecondWeb } from './two-instances.mjs';
import { dayNumber } from './turns.mjs';
import { startWithoutMiddleware } from './without-middleware.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */

/**
 * The stack as `npm start` runs it, on free ports and with data of its own.
 * @param {Desk} desk @param {string} name @param {{ apart?: boolean }} [options]
 */
async function startStack({ dir, onEnd }, name, options) {
  // A busy machine is not a hanging database: the limit has its own suite (lib/tenant-api/answer-in-time.test.ts).
  process.env.ANSWER_WITHIN_MS ??= '30000';
  // A test's own server gets webhooks.
  process.env.WEBHOOKS_TO_LOCAL = '1';
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
      E2E_FULFILLER_SECRET: env.FULFILLER_WEBHOOK_SECRET,
      E2E_DATABASE_URL: place.ownerUrl,
      E2E_LOGS: join(dataDir, 'logs'),
    },
  };
}

/**
 * Playwright's tests of these projects in a real Chromium.
 * @param {Desk} desk @param {string[]} projects @param {NodeJS.ProcessEnv} env @param {string[]} [specs]  all when empty
 */
async function playwright({ dir, node, say }, projects, env, specs = []) {
  const chromium = await findTestChromium();
  say(`Chromium: ${chromium}\n`);
  const report = join(dir, `playwright-${projects[0]}.json`);
  const args = ['test', '--reporter=list,json', ...projects.map((name) => `--project=${name}`), ...specs];
  const code = await node([bin('@playwright/test/cli.js'), ...args], {
    ...env,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  say(`The slowest files, by the sum of their tests:\n${slowestSpecs(report)}\n`);
  return readPlaywrightReport(report, code);
}

/**
 * Those of the day (`daily-specs.mjs`), with a third of the pages that are looked at one by one (`e2e/support/thirds.ts`).
 * @param {Desk} desk
 */
export const e2e = (desk) => e2eOf(desk, specsOfDay(dayNumber()), { E2E_THIRD: String(dayNumber() % 3) });

/** All of them, with every page, and the page widths of every language. @param {Desk} desk */
export const e2eNightly = (desk) => e2eOf(desk, [], { E2E_NIGHTLY: '1' });

/**
 * Some of the browser tests.
 * @param {Desk} desk @param {string[]} specs  paths or parts of them; all when empty @param {NodeJS.ProcessEnv} [more]
 */
export async function e2eOf(desk, specs, more = {}) {
  const { stack, place, app, env } = await startStack(desk, 'stack');
  const bare = await startWithoutMiddleware(place, await freePort(), app);
  desk.onEnd(() => bare.stop());
  const plain = await startPlainNext(place, await freePort(), app);
  desk.onEnd(() => plain.stop());
  const urls = { ...env, ...more, E2E_BARE_URL: bare.address, E2E_PLAIN_URL: plain.address };
  const count = await playwright(desk, ['product', 'without-middleware', 'plain-next'], urls, specs);
  await plain.stop();
  await bare.stop();
  await stack.stop();
  return count;
}

/** One purchase from the product page to the mail. @param {Desk} desk */
export const smoke = (desk) => e2eOf(desk, ['e2e/checkout/purchase.spec.ts']);

/**
 * A purchase and an upload with a web that has no database and reaches the API by TENANT_API_URL; and what another such
 * web shows while its API is away.
 * @param {Desk} desk
 */
export async function e2eOverHttp(desk) {
  const { stack, place, app, env } = await startStack(desk, 'stack-apart', { apart: true });
  const forwarder = await startForwarder(stack.apiAddress ?? '');
  desk.onEnd(() => forwarder.stop());
  const withoutDatabase = { DATABASE_URL: undefined, FILES_DIR: undefined };
  const web = await startSecondWeb(place, { ...app, ...withoutDatabase, TENANT_API_URL: forwarder.address });
  desk.onEnd(() => web.stop());
  const urls = { E2E_FORWARDER_URL: forwarder.address, E2E_SECOND_URL: web.address };
  const count = await playwright(desk, ['remote-api'], { ...env, ...urls });
  await web.stop();
  await forwarder.stop();
  await stack.stop();
  return count;
}

/** Two webs on one Postgres and one Redis, where a redis-server is found (docs/operations.md). @param {Desk} desk */
export async function e2eTwoInstances(desk) {
  const redis = await startRedis(join(desk.dir, 'redis'));
  if (!redis) {
    desk.say('No redis-server was found: the tests of two instances did not run.\n');
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
