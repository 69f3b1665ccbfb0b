import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { databasePool } from './pool';

/** A transaction that has already taken a role and a context; the only way to reach a table. */
export type Transaction = NodePgDatabase & { $client: PoolClient };

const ofClient = new WeakMap<PoolClient, Transaction>();

function transactionOf(client: PoolClient): Transaction {
  const known = ofClient.get(client) ?? drizzle(client);
  ofClient.set(client, known);
  return known;
}

/**
 * Lends a connection to `run`. What rejects is rolled back first, which is harmless after a commit; a connection that cannot
 * even do that is not to be trusted with another transaction.
 */
async function onConnection<T>(run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await databasePool().connect();
  let broken: Error | undefined;
  try {
    return await run(client);
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

type Work<T> = (tx: Transaction) => Promise<T>;

/** Starts the work; one that throws before it has a promise is a rejection too, so that nothing is left half set up. */
async function start<T>(work: Work<T>, client: PoolClient): Promise<T> {
  return work(transactionOf(client));
}

/** Begins a transaction whose head travels with the first statement of `work`. */
async function begin<T>(client: PoolClient, head: string, work: Work<T>): Promise<T> {
  const opening = client.query(`begin; ${head}`);
  // Both are waited for, so that no statement of a failed start reaches a connection that is somebody else's by then.
  const [opened, worked] = await Promise.allSettled([opening, start(work, client)]);
  if (opened.status === 'rejected') throw opened.reason;
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
}

/** Has `then` run as soon as the connection's next statement is on its way; answers how to call that off. */
function afterNextStatement(client: PoolClient, then: () => void): () => void {
  const { query } = client;
  const set = (value: unknown) => {
    Object.defineProperty(client, 'query', { value, configurable: true, writable: true });
  };
  set((...statement: unknown[]): unknown => {
    set(query);
    const answer: unknown = Reflect.apply(query, client, statement);
    then();
    return answer;
  });
  return () => set(query);
}

/** Has the commit travel with the one statement of `work`; a second one finds itself outside, and is refused. */
async function endWith<T>(client: PoolClient, work: Work<T>): Promise<T> {
  let ending: Promise<unknown> | undefined;
  const callOff = afterNextStatement(client, () => {
    // Of a transaction that has failed it is a rollback.
    ending = client.query('commit');
    ending.catch(() => undefined);
  });
  const [worked] = await Promise.allSettled([start(work, client)]);
  callOff();
  await (ending ?? client.query('rollback'));
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
}

/**
 * Runs `work` inside one transaction whose head (begin, role, settings) travels with its first statement. Should the
 * head fail, what follows it is refused: the login role by itself may read nothing.
 * `head` is SQL of this folder's doors, with values they have checked; never a caller's text.
 * Commits when `work` resolves, rolls back and rethrows when it rejects.
 */
export function runTransaction<T>(head: string, work: Work<T>): Promise<T> {
  return onConnection(async (client) => {
    const done = await begin(client, head, work);
    await client.query('commit');
    return done;
  });
}

/**
 * Runs the one statement of `work` inside a transaction of its own; head, statement and commit travel together, which is
 * one round trip. A second statement would find itself outside, as the login role, and be refused.
 */
export function runOneStatement<T>(head: string, work: Work<T>): Promise<T> {
  return onConnection((client) => begin(client, head, () => endWith(client, work)));
}

/**
 * Runs `work` and then `last`, which sends one statement, inside one transaction whose commit travels with that statement:
 * what it locks is free a round trip earlier. A statement that fails takes back all of it, so `last` sends one that fails
 * unless everything is as it must be. A second statement of `last` is refused, as above.
 */
export function runToLast<D, T>(
  head: string,
  work: Work<D>,
  last: (tx: Transaction, done: D) => Promise<T>,
): Promise<T> {
  return onConnection(async (client) => {
    const done = await begin(client, head, work);
    return endWith(client, (tx) => last(tx, done));
  });
}
