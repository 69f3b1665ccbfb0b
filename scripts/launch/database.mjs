import { bundlePath } from './bundle.mjs';
import { checkDatabaseUrl } from './check-database-url.mjs';
import { LaunchError, explainOutput } from './fail.mjs';
import { LOGIN, OWNER, embeddedUrl, prepareDatabase } from './postgres/prepare-database.mjs';
import { startPostgres } from './postgres/start-postgres.mjs';
import { runCommand } from './run-command.mjs';
import { ROOT } from './root.mjs';
import { installationSecrets } from './secrets.mjs';

/**
 * @typedef {object} Database
 * @property {string} databaseUrl  as whom the app logs in
 * @property {string} ownerUrl
 * @property {string | undefined} loginPassword  the app's login is made with it; undefined: it exists
 * @property {import('./postgres/start-postgres.mjs').Postgres | undefined} postgres
 */

/**
 * Starts (or joins) the embedded Postgres and makes its database and owner.
 * @param {string} dataDir
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {{ settings?: Record<string, string>, reserved?: Set<number> }} [options]
 * @returns {Promise<Database>}
 */
async function embeddedDatabase(dataDir, secrets, options = {}) {
  const postgres = await startPostgres({ dataDir, password: secrets.POSTGRES_PASSWORD, ...options });
  const { port } = postgres;
  try {
    await prepareDatabase(
      embeddedUrl('postgres', secrets.POSTGRES_PASSWORD, port, 'postgres'),
      secrets.OWNER_PASSWORD,
    );
  } catch (error) {
    await postgres.stop();
    if (error.code !== '28P01') throw error;
    throw new LaunchError(
      `${dataDir}/pg was made with another secrets.json: put that one back, or move both away`,
    );
  }
  return {
    databaseUrl: embeddedUrl(LOGIN, secrets.LOGIN_PASSWORD, port),
    ownerUrl: embeddedUrl(OWNER, secrets.OWNER_PASSWORD, port),
    loginPassword: secrets.LOGIN_PASSWORD,
    postgres,
  };
}

/**
 * The database of this run: the one DATABASE_URL names, else this folder's own.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./secrets.mjs').Secrets | undefined} secrets
 * @param {{ settings?: Record<string, string>, reserved?: Set<number> }} [options]
 * @returns {Promise<Database>}
 */
export async function openDatabase({ databaseUrl, ownerUrl, dataDir }, secrets, options) {
  if (!databaseUrl) return embeddedDatabase(dataDir, secrets ?? installationSecrets(dataDir), options);
  return { databaseUrl, ownerUrl: ownerUrl ?? databaseUrl, loginPassword: undefined, postgres: undefined };
}

/**
 * Refuses a given address that leads to no usable Postgres.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function checkGivenDatabase({ databaseUrl, ownerUrl }) {
  if (databaseUrl) await checkDatabaseUrl('DATABASE_URL', databaseUrl);
  if (ownerUrl && ownerUrl !== databaseUrl) await checkDatabaseUrl('MIGRATE_DATABASE_URL', ownerUrl);
}

/**
 * Runs one of the database programs to its end.
 * @param {'migrate' | 'seed'} program
 * @param {Database} database
 * @param {NodeJS.ProcessEnv} env  the app's
 * @param {string} [bundles]
 */
async function runProgram(program, database, env, bundles) {
  // The demo world is laid by the app's own code, which must log in as somebody who may write everywhere.
  const databaseUrl = program === 'seed' ? database.ownerUrl : database.databaseUrl;
  const { status, stdout, stderr } = await runCommand(
    [process.execPath, '--enable-source-maps', bundlePath(program, bundles)],
    {
      cwd: ROOT,
      env: {
        ...env,
        DATABASE_URL: databaseUrl,
        MIGRATE_DATABASE_URL: database.ownerUrl,
        APP_LOGIN_PASSWORD: database.loginPassword ?? '',
      },
    },
  );
  if (status === 0) return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  if (process.env.MERCHLOOM_DEBUG) process.stderr.write(stderr);
  const what =
    program === 'seed' ? 'the demo world could not be laid' : 'the database could not be brought up to date';
  throw new LaunchError(explainOutput(what, stderr));
}

/**
 * Brings the schema up to date.
 * @param {Database} database
 * @param {string} [bundles]
 * @returns {Promise<{ applied: string[] }>}
 */
export async function migrateDatabase(database, bundles) {
  return runProgram('migrate', database, process.env, bundles);
}

/**
 * Lays the demo world if, and only if, the database is empty.
 * @param {Database} database
 * @param {NodeJS.ProcessEnv} env  the app's
 * @param {string} [bundles]
 * @returns {Promise<{ seeded: boolean }>}
 */
export async function seedDatabase(database, env, bundles) {
  return runProgram('seed', database, env, bundles);
}
