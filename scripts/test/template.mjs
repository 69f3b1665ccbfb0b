import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { bundlePath, bundlePrograms } from '../launch/bundle.mjs';
import { LaunchError, explainOutput } from '../launch/fail.mjs';
import { LOGIN, OWNER, embeddedUrl, prepareDatabase } from '../launch/postgres/prepare-database.mjs';
import { ROOT } from '../launch/root.mjs';
import { runCommand } from '../launch/run-command.mjs';

/** Apart from the build's bundles, which a test must not replace. */
const BUNDLES = 'dist/test';

/**
 * Where suites find their databases.
 * @typedef {object} TestCluster
 * @property {string} adminUrl  a superuser, who makes and drops databases
 * @property {string} ownerUrl  who owns the schema; the database is replaced by the suite's
 * @property {string} loginUrl  as whom the app logs in; likewise
 * @property {string} template  a migrated, empty database
 */

/** Changes when the template must be made anew: with the migrations, what applies them, or the queue's version. */
function templateKey() {
  const dir = join(ROOT, 'lib/db/migrations');
  const hash = createHash('sha256').update(readFileSync(bundlePath('migrate', BUNDLES)));
  for (const name of readdirSync(dir).sort()) hash.update(name).update(readFileSync(join(dir, name)));
  hash.update(readFileSync(join(ROOT, 'node_modules/graphile-worker/package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** @param {pg.Client} client @param {string} name */
async function exists(client, name) {
  return (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
}

/** @param {pg.Client} client */
async function dropOldTemplates(client) {
  const { rows } = await client.query(
    "select datname from pg_database where datname like 'merchloom\\_template\\_%'",
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
}

/**
 * Makes the template of today's migrations unless it is there: under another name first, so that nobody copies a
 * half-made one.
 * @param {number} port
 * @param {Record<string, string>} secrets
 * @returns {Promise<TestCluster>}
 */
export async function ensureTemplate(port, secrets) {
  const adminUrl = embeddedUrl('postgres', secrets.POSTGRES_PASSWORD ?? '', port, 'postgres');
  const url = (user, password, database) => embeddedUrl(user, password ?? '', port, database);
  await bundlePrograms(['migrate'], BUNDLES);
  const template = `merchloom_template_${templateKey()}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7310551904)');
    if (!(await exists(client, template))) {
      await dropOldTemplates(client);
      const making = `merchloom_making_${randomBytes(6).toString('hex')}`;
      await prepareDatabase(adminUrl, secrets.OWNER_PASSWORD ?? '', making);
      const migrated = await runCommand([process.execPath, bundlePath('migrate', BUNDLES)], {
        cwd: ROOT,
        env: {
          ...process.env,
          MIGRATE_DATABASE_URL: url(OWNER, secrets.OWNER_PASSWORD, making),
          APP_LOGIN_PASSWORD: secrets.LOGIN_PASSWORD,
        },
      });
      if (migrated.status !== 0) throw new LaunchError(explainOutput('the test database', migrated.stderr));
      await client.query(`alter database ${making} rename to ${template}`);
    }
  } finally {
    await client.end();
  }
  return {
    adminUrl,
    ownerUrl: url(OWNER, secrets.OWNER_PASSWORD, template),
    loginUrl: url(LOGIN, secrets.LOGIN_PASSWORD, template),
    template,
  };
}
