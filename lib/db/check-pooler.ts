import pg from 'pg';
import { databaseEnv } from '@/lib/env/database';
import { log } from '@/lib/env/logger';

/** The name is taken already, and: there is no statement of this name. */
const NOT_KEPT_APART = new Set(['42P05', '26000']);
const PROBE = { name: 'merchloom_probe', text: 'select 1' };

const ADVICE =
  'DATABASE_URL leads through a connection pooler that does not keep named statements apart. ' +
  'With PgBouncer, use 1.21 or newer and set max_prepared_statements to 500 or more; ' +
  'or set DATABASE_PREPARE=0, which is slower.';

async function inTransaction(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await work();
  } finally {
    await client.query('rollback');
  }
}

/**
 * One name on two connections. A transaction pooler may run both on the same server connection, where the name is
 * taken; and while the second holds that one, the first runs on another, where there is no such name.
 */
async function probe(one: pg.Client, other: pg.Client): Promise<void> {
  await inTransaction(one, () => one.query(PROBE));
  await inTransaction(other, async () => {
    await other.query(PROBE);
    await inTransaction(one, () => one.query(PROBE));
  });
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // What breaks a connection rejects its query too; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Checks at the start of a process that named statements work on the way to Postgres (decision 0043). Throws what to
 * set when they don't. A database that cannot be reached is only logged: `/readyz` tells when it can.
 */
export async function checkPooler(): Promise<void> {
  const { DATABASE_URL, DATABASE_PREPARE } = databaseEnv();
  if (DATABASE_PREPARE === '0') return;
  const clients: pg.Client[] = [];
  try {
    const one = await open(DATABASE_URL);
    clients.push(one);
    const other = await open(DATABASE_URL);
    clients.push(other);
    await probe(one, other);
  } catch (error) {
    const code = codeOf(error);
    if (NOT_KEPT_APART.has(code)) throw new Error(`${ADVICE} (${code})`, { cause: error });
    log().warn({ code }, 'named statements could not be checked');
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}
