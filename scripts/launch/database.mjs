import { bundlePath } from '../build/bundle.mjs';
import { DEMO_PICTURES } from '../build/draw-demo.mjs';
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
 * @param {Record<string, string>} [settings]
 * @returns {Promise<Database>}
 */
async function embeddedDatabase(dataDir, settings) {
  const {
    POSTGRES_PASSWORD: password,
    OWNER_PASSWORD,
    LOGIN_PASSWORD: loginPassword,
  } = installationSecrets(dataDir);
  const postgres = await startPostgres({ dataDir, password, settings });
  const { port } = postgres;
  try {
    await prepareDatabase(embeddedUrl('postgres', password, port, 'postgres'), OWNER_PASSWORD);
  } catch (error) {
    await postgres.stop();
    if (error.code !== '28P01') throw error;
    throw new LaunchError(
      `${dataDir}/pg was made with another secrets.json: put that one back, or move both away`,
    );
  }
  const databaseUrl = embeddedUrl(LOGIN, loginPassword, port);
  return { databaseUrl, ownerUrl: embeddedUrl(OWNER, OWNER_PASSWORD, port), loginPassword, postgres };
}

/**
 * The database of this run: the one DATABASE_URL names, else this folder's own.
 * @param {import('./settings.mjs').Settings} settings
 * @param {Record<string, string>} [postgresSettings]
 * @returns {Promise<Database>}
 */
export async function openDatabase({ databaseUrl, ownerUrl, dataDir }, postgresSettings) {
  if (!databaseUrl) return embeddedDatabase(dataDir, postgresSettings);
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
 * Runs one of the database's programs to its end: `migrate` brings the schema up to date, `seed` lays the demo world if,
 * and only if, the database is empty; `check-payments` reads the accounts to ask the payment provider about; `check-figures`
 * compares sums with orders; `audit-verify` compares the audit log with its chains.
 * @param {'migrate' | 'seed' | 'check-payments' | 'check-figures' | 'audit-verify'} program
 * @param {Database} database
 * @param {NodeJS.ProcessEnv} env  the app's
 * @param {string} [bundles]
 * @param {string[]} [options]
 * @returns {Promise<{ applied: string[], seeded: boolean, problems: string[], ledger: string[], sealed: number,
 *   chains: number, waiting: number, apart: number, signedAt: string | null, findings: import('./audit-verify.mjs').Finding[] }>}  migrate says what it applied, seed whether
 *   it laid anything, the checks what they found
 */
export async function runOnDatabase(program, database, env, bundles, options = []) {
  const { databaseUrl, ownerUrl, loginPassword = '' } = database;
  const own = {
    // The demo world is laid by the app's own code, which must log in as somebody who may write everywhere.
    DATABASE_URL: program === 'seed' ? ownerUrl : databaseUrl,
    MIGRATE_DATABASE_URL: ownerUrl,
    APP_LOGIN_PASSWORD: loginPassword,
    DEMO_PICTURES,
  };
  const command = [process.execPath, '--enable-source-maps', bundlePath(program, bundles), ...options];
  const { status, stdout, stderr } = await runCommand(command, { cwd: ROOT, env: { ...env, ...own } });
  if (status === 0) return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  if (process.env.MERCHLOOM_DEBUG) process.stderr.write(stderr);
  const failed = {
    seed: 'the demo world could not be laid',
    migrate: 'the database could not be brought up to date',
    'check-payments': 'the payments could not be checked',
    'check-figures': 'the figures could not be checked',
    'audit-verify': 'the audit log could not be checked',
  };
  throw new LaunchError(explainOutput(failed[program], stderr));
}
