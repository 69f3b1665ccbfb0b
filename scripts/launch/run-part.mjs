import { join } from 'node:path';
import { SANDBOX_PORTS, appEnv, sandboxEnv } from './app-env.mjs';
import { buildIfNeeded, buildIsFresh } from '../build/build.mjs';
import { bundlePrograms } from '../build/bundle.mjs';
import { verifyAudit } from './audit-verify.mjs';
import { checkFigures } from './check-figures.mjs';
import { checkPayments } from './check-payments.mjs';
import { checkGivenDatabase, openDatabase, runOnDatabase } from './database.mjs';
import { endOnSignals } from './end-on-signals.mjs';
import { LaunchError } from './fail.mjs';
import { isPortFree, rememberedPorts } from './free-port.mjs';
import { Program } from './program.mjs';
import { planFor } from './programs.mjs';
import { readJson } from './private-file.mjs';
import { installationSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';

/** @typedef {'web' | 'api' | 'worker' | 'sandbox' | 'db' | 'migrate' | 'seed' | 'check-payments' | 'check-figures' | 'audit-verify'} Part */

/** The parts that are programs of the product. */
const RUNS = new Set(['web', 'api', 'worker', 'sandbox']);

/** The web's port, for the addresses the other parts write into mails and links. @param {string} dataDir */
function webPort(dataDir) {
  const address = readJson(join(dataDir, 'running.json'))?.address;
  return address ? Number(new URL(address).port || 80) : 3000;
}

/**
 * A web with the stand-ins shows the demo.
 * @param {Part} part @param {string} logs @param {boolean} demo
 */
async function prepareBundles(part, logs, demo) {
  if (part === 'web') await buildIfNeeded(logs, { demo });
  else if (part !== 'db' && !buildIsFresh())
    await bundlePrograms(part === 'migrate' || part === 'seed' ? ['migrate', 'seed'] : ['migrate', part]);
}

/**
 * What the part needs around it: bundles, a database and, where everything is ours, the schema.
 * @param {Part} part
 */
async function prepare(part) {
  const settings = readSettings();
  const { dataDir, standIns } = settings;
  await checkGivenDatabase(settings);
  const port = part === 'web' ? settings.port : webPort(dataDir);
  if (part === 'web' && !(await isPortFree(port))) throw new LaunchError(`port ${port} is taken`);
  await prepareBundles(part, join(dataDir, 'logs'), standIns);
  const database = part === 'sandbox' ? undefined : await openDatabase(settings);
  if (database?.postgres && RUNS.has(part)) await runOnDatabase('migrate', database, process.env);
  const { databaseUrl = '', ownerUrl = '' } = database ?? {};
  const secrets = standIns ? installationSecrets(dataDir) : undefined;
  const inUse = part !== 'sandbox';
  const sandbox = standIns ? await rememberedPorts(dataDir, SANDBOX_PORTS, { inUse }) : undefined;
  const place = { settings, port, dev: false, databaseUrl, ownerUrl, secrets, sandbox };
  return { database, place, env: appEnv(place) };
}

/** @typedef {Awaited<ReturnType<typeof prepare>>} Ready */

/** @param {'migrate' | 'seed'} part @param {Ready} ready */
async function changeDatabase(part, { database, place, env }) {
  if (!database) return;
  if (part === 'seed' && !place.settings.standIns)
    throw new LaunchError(
      'the demo world goes into a database named by DATABASE_URL only with APP_MODE=demo',
    );
  const { applied } = await runOnDatabase('migrate', database, process.env);
  const seeded = part === 'seed' && (await runOnDatabase('seed', database, env)).seeded;
  await database.postgres?.stop();
  const done = seeded ? 'The demo world is laid.' : 'The database is not empty: nothing was changed.';
  process.stdout.write(part === 'migrate' ? `${applied.length} migrations applied\n` : `${done}\n`);
}

/** @param {'check-payments' | 'check-figures' | 'audit-verify'} part @param {Ready} ready */
async function checkAll(part, { database, env }) {
  if (!database) return;
  if (part === 'check-payments') await checkPayments(database, env);
  else if (part === 'audit-verify') await verifyAudit(database, env);
  else await checkFigures(database, env, { repair: process.argv.includes('--repair') });
  await database.postgres?.stop();
}

/** @param {Ready} ready */
async function holdDatabase({ database }) {
  if (!database) return;
  endOnSignals(async () => database.postgres?.stop());
  process.stdout.write(`app    ${database.databaseUrl}\nowner  ${database.ownerUrl}\n`);
  setInterval(() => {}, 60_000);
  await database.postgres?.failed();
}

/** @param {'web' | 'api' | 'worker' | 'sandbox'} part @param {Ready} ready */
async function runProgram(part, { database, place, env }) {
  const own = part === 'worker' ? { QUEUE_DATABASE_URL: place.ownerUrl, ...env } : env;
  const program = new Program(planFor(part, { env: part === 'sandbox' ? sandboxEnv(place, env) : own }));
  const stop = async () => {
    await program.stop();
    await database?.postgres?.stop();
  };
  endOnSignals(stop);
  await program.failed.finally(stop);
}

/**
 * Runs one part of the product in the foreground, against DATABASE_URL or this folder's embedded Postgres.
 * @param {Part} part
 */
export async function runPart(part) {
  const ready = await prepare(part);
  if (part === 'migrate' || part === 'seed') return changeDatabase(part, ready);
  if (part === 'check-payments' || part === 'check-figures' || part === 'audit-verify')
    return checkAll(part, ready);
  return part === 'db' ? holdDatabase(ready) : runProgram(part, ready);
}
