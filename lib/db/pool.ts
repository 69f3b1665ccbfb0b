import pg from 'pg';
import { databaseEnv } from '@/lib/env/database';

/** Exports and other work in the background may read for half a minute at a time. */
const LONGEST_QUERY_MS = 60_000;

let pool: pg.Pool | undefined;
let aside: pg.Pool | undefined;

// A dropped connection rejects the query that is using it; without this listener it would also end the process.
function ignoreIdleFailure(): void {
  return undefined;
}

function openPool(max: number): pg.Pool {
  const env = databaseEnv();
  const opened = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max,
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
  opened.on('error', ignoreIdleFailure);
  opened.on('connect', (client) => client.on('error', ignoreIdleFailure));
  return opened;
}

/**
 * The process's pool, opened on first use. Only the transaction functions of lib/db may take clients from it.
 */
export function databasePool(): pg.Pool {
  pool ??= openPool(databaseEnv().DATABASE_POOL_SIZE);
  return pool;
}

/**
 * One connection beside the pool, for short reads that a transaction may wait for: were they to wait for the pool, all of
 * its connections could be held by transactions that wait for them. ADR 0171.
 */
export function asidePool(): pg.Pool {
  aside ??= openPool(1);
  return aside;
}

/** Closes the pools; for a graceful stop and for tests. */
export async function closeDatabasePool(): Promise<void> {
  const open = [pool, aside];
  pool = undefined;
  aside = undefined;
  await Promise.all(open.map((one) => one?.end()));
}
