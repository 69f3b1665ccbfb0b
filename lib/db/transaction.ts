import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { isStuck } from './is-away';
import { lentClient } from './lent-client';
import { asidePool, databasePool } from './pool';
import { statementClient, type StatementClient } from './statement-client';

/** A transaction with role and context already set; the only way to reach a table. */
export type Transaction = NodePgDatabase & { $client: StatementClient };

type Work<T> = (tx: Transaction) => Promise<T>;

/** drizzle's types ask for a whole pg client; `query` is all it calls. */
function transactionOver(client: StatementClient): Transaction {
  return drizzle({ client: client as PoolClient });
}

/** Why a connection could not be rolled back; undefined when it was. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  return client.query('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
}

/**
 * Lends a connection to `run`. When `run` rejects, the connection is rolled back first, which is harmless after a
 * commit; a connection that cannot even roll back is closed instead of being returned to the pool.
 */
async function onConnection<T>(
  run: (client: PoolClient) => Promise<T>,
  pool: Pool = databasePool(),
): Promise<T> {
  const client = await lentClient(pool);
  let broken: Error | undefined;
  try {
    return await run(client);
  } catch (error) {
    broken = isStuck(error) ? new Error('stuck') : await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Begins a transaction and starts `work` without waiting for the begin to be answered, so that both share a round trip.
 * Waits for both: no statement of a failed start may reach a connection that another transaction uses by then.
 */
async function begin<T>(client: PoolClient, head: string, work: () => Promise<T>): Promise<T> {
  const opening = client.query(`begin; ${head}`);
  const [opened, worked] = await Promise.allSettled([opening, work()]);
  if (opened.status === 'rejected') throw opened.reason;
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
}

/**
 * Runs `work` inside one transaction whose head (begin, role, settings) is sent together with its first statement.
 * If the head fails, all that follows is refused: the login role by itself may read nothing.
 * `head` is SQL of this folder, with values that were checked; never a caller's text.
 * Commits when `work` resolves, rolls back and rethrows when it rejects. Decision 0042.
 */
export function runTransaction<T>(head: string, work: Work<T>): Promise<T> {
  return onConnection(async (client) => {
    // Async, so that work that throws at once is a rejection too.
    const done = await begin(client, head, async () => work(transactionOver(statementClient(client))));
    await client.query('commit');
    return done;
  });
}

/**
 * Runs the single statement of `work` and commits right behind it, without waiting for its answer. When both fail, what
 * `work` says counts: it has read the statement's answer.
 */
async function commitBehind<T>(client: PoolClient, work: Work<T>): Promise<T> {
  let commit: Promise<unknown> | undefined;
  const sendCommit = () => {
    // Postgres makes a rollback of it when the statement has failed.
    commit = client.query('commit');
    // It is awaited below; until then its failure must not count as unhandled.
    commit.catch(() => undefined);
  };
  const [worked] = await Promise.allSettled([
    (async () => work(transactionOver(statementClient(client, sendCommit))))(),
  ]);
  const [ended] = await Promise.allSettled([commit ?? client.query('rollback')]);
  if (worked.status === 'rejected') throw worked.reason;
  if (ended.status === 'rejected') throw ended.reason;
  return worked.value;
}

/**
 * Runs the single statement of `work` in a transaction of its own; head, statement and commit share one round trip.
 * A second statement would find itself outside the transaction, as the login role, and be refused.
 */
export function runOneStatement<T>(head: string, work: Work<T>): Promise<T> {
  return onConnection((client) => begin(client, head, () => commitBehind(client, work)));
}

/** The same beside the pool, for what a transaction may wait for. */
export function runOneAside<T>(head: string, work: Work<T>): Promise<T> {
  return onConnection((client) => begin(client, head, () => commitBehind(client, work)), asidePool());
}

const SNAPSHOT = `set transaction isolation level repeatable read, read only; set local statement_timeout = '30s';
  set local idle_in_transaction_session_timeout = '60s'`;

/**
 * As `runTransaction`, for reading alone: every statement sees the rows as of the first one. For reading much in parts;
 * a statement may take 30 s, and the time between two of them 60 s.
 */
export function runSnapshot<T>(head: string, work: Work<T>): Promise<T> {
  return runTransaction(`${SNAPSHOT}; ${head}`, work);
}

/**
 * Runs `work` and then `last`, which sends one statement, inside one transaction. The commit is sent right behind that
 * statement, so that its locks are free a round trip earlier. A second statement of `last` is refused, as above.
 */
export function runToLast<D, T>(
  head: string,
  work: Work<D>,
  last: (tx: Transaction, done: D) => Promise<T>,
): Promise<T> {
  return onConnection(async (client) => {
    const done = await begin(client, head, async () => work(transactionOver(statementClient(client))));
    return commitBehind(client, (tx) => last(tx, done));
  });
}
