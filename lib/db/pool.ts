import pg from 'pg';
import { databaseEnv } from '@/lib/env/database';

/** Exports and other work in the background may read for half a minute at a time. */
const LONGEST_QUERY_MS = 60_000;

let pool: pg.Pool | undefined;

// A dropped connection rejects the query that is using it; without this listener it would also end the process.
function ignoreIdleFailure(): void {
  return undefined;
}

/**
 * The process's single pool, opened on first use. Only the transaction functions of lib/db may take clients from it.
 */
export function databasePool(): pg.Pool {
  if (pool) return pool;
  const env = databaseEnv();
  pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL_SIZE,
    idleTimeoutMillis: 30_000,
    // Short enough that whoever waits has a definite answer within six seconds.
    connectionTimeoutMillis: env.DATABASE_WAIT_MS,
    // Where the machine of the database is gone without a word, a connection is given up then.
    query_timeout: LONGEST_QUERY_MS,
    keepAlive: true,
    // A transaction's head and its first statement share a round trip (decision 0042).
    pipeline: true,
    application_name: 'merchloom',
  });
  pool.on('error', ignoreIdleFailure);
  pool.on('connect', (client) => client.on('error', ignoreIdleFailure));
  return pool;
}

/** Closes the pool; for a graceful stop and for tests. */
export async function closeDatabasePool(): Promise<void> {
  const open = pool;
  pool = undefined;
  await open?.end();
}
