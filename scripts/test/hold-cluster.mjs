// Runs in the background for developers who run Jest alone: keeps the shared Postgres of scripts/test/shared-cluster.mjs running,
// and stops it after two minutes without a suite.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { claimFolder } from '../launch/claim-folder.mjs';
import { LaunchError, exitWith } from '../launch/fail.mjs';
import { embeddedUrl } from '../launch/postgres/prepare-database.mjs';
import { startTestCluster } from './cluster.mjs';

const IDLE = 120_000;
const LOOK = 5000;
const [dataDir = ''] = process.argv.slice(2);

const BUSY = `select count(*)::int as clients from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;
const LEFT_BEHIND = "select datname from pg_database where datname like 'merchloom\\_test\\_%'";

/** @param {string} adminUrl */
async function untilIdle(adminUrl) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows: old } = await client.query(LEFT_BEHIND);
  for (const { datname } of old) await client.query(`drop database if exists ${datname} with (force)`);
  for (let since = Date.now(); Date.now() - since < IDLE;) {
    await sleep(LOOK);
    const { rows } = await client.query(BUSY);
    if (rows[0].clients > 0) since = Date.now();
  }
  await client.end();
}

try {
  const claim = await claimFolder(dataDir, 'test database');
  const { postgres, secrets } = await startTestCluster(dataDir);
  claim.update({ address: `127.0.0.1:${postgres.port}` });
  await untilIdle(embeddedUrl('postgres', secrets.POSTGRES_PASSWORD, postgres.port, 'postgres'));
  await postgres.stop();
  claim.release();
} catch (error) {
  // Another Jest worker was first; its holder serves both.
  if (!(error instanceof LaunchError && /already runs/.test(error.message))) exitWith(error);
}
