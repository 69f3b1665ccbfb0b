import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { bundlePath, bundlePrograms } from '../build/bundle.mjs';
import { LaunchError, explainOutput } from '../launch/fail.mjs';
import { LOGIN, OWNER, embeddedUrl, prepareDatabase } from '../launch/postgres/prepare-database.mjs';
import { ROOT } from '../launch/root.mjs';
import { runCommand } from '../launch/run-command.mjs';

/** Apart from the build's bundles, which tests must not replace. */
const BUNDLES = 'dist/test';

/**
 * Where suites find their databases.
 * @typedef {object} TestCluster
 * @property {string} adminUrl  a superuser, who makes and drops databases
 * @property {string} ownerUrl  the schema's owner; the suite puts its own database's name in
 * @property {string} loginUrl  the app's login; likewise
 * @property {string} template  a migrated, empty database
 * @property {string} demo  the same with the demo world in it, seeded in the UTC hour that its name tells
 */

/** The UTC hour of a time, `2026112217`. @param {Date} at */
const hourOf = (at) => at.toISOString().slice(0, 13).replaceAll(/\D/g, '');

/** Changes with the migrations, the program that applies them and the queue's version: then templates are made anew. */
function migratedKey() {
  const dir = join(ROOT, 'lib/db/migrations');
  const hash = createHash('sha256').update(readFileSync(bundlePath('migrate', BUNDLES)));
  for (const name of readdirSync(dir).sort()) hash.update(name).update(readFileSync(join(dir, name)));
  hash.update(readFileSync(join(ROOT, 'node_modules/graphile-worker/package.json')));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Changes with the demo world too, and every hour: its rows are some minutes, days or months older than the seeding, and
 * a new day begins on a full hour in every tenant's time zone. Suites read the hour from the name.
 * @param {string} migrated  the other key
 */
function demoKey(migrated) {
  const hash = createHash('sha256')
    .update(migrated)
    .update(readFileSync(bundlePath('seed', BUNDLES)));
  return `${hourOf(new Date())}_${hash.digest('hex').slice(0, 16)}`;
}

/** @param {pg.Client} client @param {string} name */
async function exists(client, name) {
  return (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
}

/**
 * @param {pg.Client} client
 * @param {string} prefix
 * @param {string} [before]  only those whose names sort before this one
 */
async function dropTemplates(client, prefix, before) {
  const { rows } = await client.query(
    'select datname from pg_database where starts_with(datname, $1) and ($2::text is null or datname < $2)',
    [prefix, before ?? null],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
}

/** @param {string} what @param {'migrate' | 'seed'} program @param {Record<string, string>} env */
async function run(what, program, env) {
  const command = [process.execPath, bundlePath(program, BUNDLES)];
  const { status, stderr } = await runCommand(command, { cwd: ROOT, env: { ...process.env, ...env } });
  if (status !== 0) throw new LaunchError(explainOutput(what, stderr));
}

const newName = () => `merchloom_making_${randomBytes(6).toString('hex')}`;

/**
 * @typedef {object} Place
 * @property {pg.Client} client  the superuser's
 * @property {string} adminUrl
 * @property {Record<string, string>} secrets
 * @property {(database: string) => string} ownerUrl
 */

/** @param {Place} place @param {string} template */
async function makeMigrated({ client, adminUrl, secrets, ownerUrl }, template) {
  const making = newName();
  await prepareDatabase(adminUrl, secrets.OWNER_PASSWORD ?? '', making);
  await run('the test database', 'migrate', {
    MIGRATE_DATABASE_URL: ownerUrl(making),
    APP_LOGIN_PASSWORD: secrets.LOGIN_PASSWORD ?? '',
  });
  await client.query(`alter database ${making} rename to ${template}`);
}

/** @param {Place} place @param {string} template  migrated @param {string} demo */
async function makeDemo({ client, ownerUrl }, template, demo) {
  const making = newName();
  await client.query(`create database ${making} template ${template} owner ${OWNER}`);
  await run('the demo world of the tests', 'seed', { MIGRATE_DATABASE_URL: ownerUrl(making) });
  await client.query(`alter database ${making} rename to ${demo}`);
}

/**
 * Makes the templates of the current migrations and of this hour's demo world unless they exist. Each is made under
 * another name first, so that nobody copies a half-made one.
 * @param {number} port
 * @param {Record<string, string>} secrets
 * @returns {Promise<TestCluster>}
 */
export async function ensureTemplates(port, secrets) {
  const adminUrl = embeddedUrl('postgres', secrets.POSTGRES_PASSWORD ?? '', port, 'postgres');
  const ownerUrl = (database) => embeddedUrl(OWNER, secrets.OWNER_PASSWORD ?? '', port, database);
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const place = { client, adminUrl, secrets, ownerUrl };
  try {
    // Held while bundling as well: the keys are read from the bundles.
    await client.query('select pg_advisory_lock(7310551904)');
    await bundlePrograms(['migrate', 'seed'], BUNDLES);
    const migrated = migratedKey();
    const template = `merchloom_template_${migrated}`;
    const demo = `merchloom_demo_${demoKey(migrated)}`;
    if (!(await exists(client, template))) {
      await dropTemplates(client, 'merchloom_template_');
      await makeMigrated(place, template);
    }
    if (!(await exists(client, demo))) {
      // A suite that asked a moment ago may still be about to copy the last hour's.
      const lastHour = hourOf(new Date(Date.now() - 3_600_000));
      await dropTemplates(client, 'merchloom_demo_', `merchloom_demo_${lastHour}`);
      await makeDemo(place, template, demo);
    }
    const loginUrl = embeddedUrl(LOGIN, secrets.LOGIN_PASSWORD ?? '', port, template);
    return { adminUrl, ownerUrl: ownerUrl(template), loginUrl, template, demo };
  } finally {
    await client.end();
  }
}

const HOUR = 3_600_000;

/**
 * Makes the demo world's template anew whenever an hour of UTC begins, until the returned function is called: a run that
 * takes longer would otherwise seed the world in every suite that is left.
 * @param {number} port
 * @param {Record<string, string>} secrets
 * @param {(error: unknown) => void} onError  a suite then seeds its own world
 * @returns {() => Promise<void>}  ends once what was begun has ended
 */
export function keepTemplates(port, secrets, onError) {
  /** @type {Promise<unknown>} */
  let making = Promise.resolve();
  /** @type {NodeJS.Timeout} */
  let timer;
  const wait = () => {
    timer = setTimeout(renew, HOUR - (Date.now() % HOUR) + 200);
  };
  const renew = () => {
    making = ensureTemplates(port, secrets).catch(onError);
    wait();
  };
  wait();
  return async () => {
    clearTimeout(timer);
    await making;
  };
}
