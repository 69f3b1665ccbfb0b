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

/** Starts the work; one that throws before it has a promise is a rejection too, so that nothing is left half set up. */
async function begin<T>(work: (tx: Transaction) => Promise<T>, client: PoolClient): Promise<T> {
  return work(transactionOf(client));
}

/**
 * Runs `work` inside one transaction whose head (begin, role, settings) travels with its first statement. Should the
 * head fail, what follows it is refused: the login role by itself may read nothing.
 * `head` is SQL of this folder's doors, with values they have checked; never a caller's text.
 * Commits when `work` resolves, rolls back and rethrows when it rejects.
 */
export async function runTransaction<T>(head: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await databasePool().connect();
  let broken: Error | undefined;
  try {
    const opening = client.query(`begin; ${head}`);
    // Both are waited for, so that no statement of a failed start reaches a connection that is somebody else's by then.
    const [opened, worked] = await Promise.allSettled([opening, begin(work, client)]);
    if (opened.status === 'rejected') throw opened.reason;
    if (worked.status === 'rejected') throw worked.reason;
    await client.query('commit');
    return worked.value;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
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

/**
 * Runs the one statement of `work` inside a transaction of its own; head, statement and commit travel together, which is
 * one round trip. A second statement would find itself outside, as the login role, and be refused.
 */
export async function runOneStatement<T>(head: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await databasePool().connect();
  let broken: Error | undefined;
  let ending: Promise<unknown> | undefined;
  const opening = client.query(`begin; ${head}`);
  const callOff = afterNextStatement(client, () => {
    // Of a transaction that has failed it is a rollback.
    ending = client.query('commit');
    ending.catch(() => undefined);
  });
  try {
    const [opened, worked] = await Promise.allSettled([opening, begin(work, client)]);
    callOff();
    await (ending ?? client.query('rollback'));
    if (opened.status === 'rejected') throw opened.reason;
    if (worked.status === 'rejected') throw worked.reason;
    return worked.value;
  } catch (error) {
    // Harmless after a commit; where it fails, the connection is not to be trusted with another transaction.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs `work` and then `last`, which sends one statement, inside one transaction whose commit travels with that statement:
 * what it locks is free a round trip earlier. A statement that fails takes back all of it, so `last` sends one that fails
 * unless everything is as it must be. A second statement of `last` is refused, as above.
 */
export async function runToLast<D, T>(
  head: string,
  work: (tx: Transaction) => Promise<D>,
  last: (tx: Transaction, done: D) => Promise<T>,
): Promise<T> {
  const client = await databasePool().connect();
  let broken: Error | undefined;
  let ending: Promise<unknown> | undefined;
  try {
    const opening = client.query(`begin; ${head}`);
    const [opened, worked] = await Promise.allSettled([opening, begin(work, client)]);
    if (opened.status === 'rejected') throw opened.reason;
    if (worked.status === 'rejected') throw worked.reason;
    const callOff = afterNextStatement(client, () => {
      ending = client.query('commit');
      ending.catch(() => undefined);
    });
    const [ended] = await Promise.allSettled([begin((tx) => last(tx, worked.value), client)]);
    callOff();
    await (ending ?? client.query('rollback'));
    if (ended.status === 'rejected') throw ended.reason;
    return ended.value;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
