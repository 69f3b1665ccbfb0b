import { join } from 'node:path';
import { SANDBOX_PORTS, appEnv, sandboxEnv } from './app-env.mjs';
import { buildIfNeeded, buildIsFresh } from './build.mjs';
import { bundlePrograms } from './bundle.mjs';
import { prepareFolder } from './claim-folder.mjs';
import { checkGivenDatabase, migrateDatabase, openDatabase, seedDatabase } from './database.mjs';
import { LaunchError, exitWith } from './fail.mjs';
import { isPortFree, knownPorts, rememberedPorts } from './free-port.mjs';
import { planFor } from './programs.mjs';
import { readJson } from './private-file.mjs';
import { installationSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';
import { Supervised } from './supervise.mjs';
import { watchParent } from './watch-parent.mjs';

/** @typedef {'web' | 'api' | 'worker' | 'sandbox' | 'db' | 'migrate' | 'seed'} Part */

/** The parts that are programs of the product. */
const RUNS = new Set(['web', 'api', 'worker', 'sandbox']);

/** The web's port, for the addresses the other parts write into mails and links. @param {string} dataDir */
function webPort(dataDir) {
  const address = readJson(join(dataDir, 'running.json'))?.address;
  return address ? Number(new URL(address).port || 80) : 3000;
}

/** @param {Part} part @param {import('./settings.mjs').Settings} settings */
async function sandboxPorts(part, { standIns, dataDir }) {
  if (!standIns) return undefined;
  return part === 'sandbox' ? rememberedPorts(dataDir, SANDBOX_PORTS) : knownPorts(dataDir, SANDBOX_PORTS);
}

/** @param {Part} part @param {string} logs */
async function prepareBundles(part, logs) {
  if (part === 'web') return buildIfNeeded(logs);
  if (buildIsFresh() || part === 'db') return false;
  await bundlePrograms(part === 'migrate' || part === 'seed' ? ['migrate', 'seed'] : ['migrate', part]);
  return true;
}

/**
 * What the part needs around it: bundles, a database and, where everything is ours, the schema.
 * @param {Part} part
 */
async function prepare(part) {
  const settings = readSettings();
  const { dataDir, standIns, databaseUrl } = settings;
  prepareFolder(dataDir);
  await checkGivenDatabase(settings);
  const secrets = standIns || !databaseUrl ? installationSecrets(dataDir) : undefined;
  await prepareBundles(part, join(dataDir, 'logs'));
  const database = part === 'sandbox' ? undefined : await openDatabase(settings, secrets);
  if (database && !databaseUrl && RUNS.has(part)) await migrateDatabase(database);
  const port = part === 'web' ? settings.port : webPort(dataDir);
  if (part === 'web' && !(await isPortFree(port))) throw new LaunchError(`port ${port} is taken`);
  /** @type {import('./app-env.mjs').Place} */
  const place = {
    settings,
    port,
    dev: false,
    databaseUrl: database?.databaseUrl ?? '',
    ownerUrl: database?.ownerUrl ?? '',
    secrets,
    sandbox: await sandboxPorts(part, settings),
  };
  return { database, place, env: appEnv(place) };
}

/** @param {'web' | 'api' | 'worker' | 'sandbox'} part @param {Awaited<ReturnType<typeof prepare>>} ready */
function envOf(part, { place, env }) {
  if (part === 'sandbox') return sandboxEnv(place, env);
  return part === 'worker' ? { QUEUE_DATABASE_URL: place.ownerUrl, ...env } : env;
}

/** Runs until a signal or npm's death, or until the program ends by itself. @param {() => Promise<void>} stop */
function endOnSignals(stop) {
  let asked = false;
  const end = () => {
    asked = true;
    void stop().then(() => process.exit(0), exitWith);
  };
  const onSignal = () => (asked ? process.exit(130) : end());
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);
  watchParent(() => asked || end());
}

/** @param {'migrate' | 'seed'} part @param {Awaited<ReturnType<typeof prepare>>} ready */
async function changeDatabase(part, { database, place, env }) {
  if (!database) return;
  if (part === 'seed' && !place.settings.standIns) {
    throw new LaunchError(
      'the demo world goes into a database named by DATABASE_URL only with APP_MODE=demo',
    );
  }
  const { applied } = await migrateDatabase(database);
  const { seeded } = part === 'seed' ? await seedDatabase(database, env) : { seeded: undefined };
  await database.postgres?.stop();
  if (part === 'migrate') process.stdout.write(`${applied.length} migrations applied\n`);
  else
    process.stdout.write(
      seeded ? 'The demo world is laid.\n' : 'The database is not empty: nothing was changed.\n',
    );
}

/** @param {import('./database.mjs').Database | undefined} database */
function holdDatabase(database) {
  endOnSignals(async () => database?.postgres?.stop());
  process.stdout.write(`app    ${database?.databaseUrl}\nowner  ${database?.ownerUrl}\n`);
  setInterval(() => {}, 60_000);
}

/**
 * Runs one part of the product in the foreground, against DATABASE_URL or this folder's embedded Postgres.
 * @param {Part} part
 */
export async function runPart(part) {
  const ready = await prepare(part);
  const { database } = ready;
  if (part === 'migrate' || part === 'seed') return changeDatabase(part, ready);
  if (part === 'db') return holdDatabase(database);
  const plan = planFor(part, { env: () => envOf(part, ready), log: undefined, port: ready.place.port });
  const program = new Supervised({ ...plan, announces: false }, { onGiveUp: exitWith, onStart: () => {} });
  const stop = async () => {
    await program.stop();
    await database?.postgres?.stop();
  };
  endOnSignals(stop);
  await program.failed.catch(async (error) => {
    await stop();
    throw error;
  });
}
