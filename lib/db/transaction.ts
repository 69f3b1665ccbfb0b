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
    const [opened, worked] = await Promise.allSettled([opening, work(transactionOf(client))]);
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
