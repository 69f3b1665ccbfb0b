import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { databasePool } from './pool';

/** A transaction that has already taken a role and a context; the only way to reach a table. */
export type Transaction = NodePgDatabase & { $client: PoolClient };

/**
 * Runs `work` inside one transaction whose head (begin, role, settings) is a single round trip.
 * `head` is SQL of this folder's doors, with values they have checked; never a caller's text.
 * Commits when `work` resolves, rolls back and rethrows when it rejects.
 */
export async function runTransaction<T>(head: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await databasePool().connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin; ${head}`);
    const value = await work(drizzle(client));
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
