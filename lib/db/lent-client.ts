import { performance } from 'node:perf_hooks';
import type { Pool, PoolClient } from 'pg';

/** From this share of its time on, a process was too busy to look whether the database had answered. */
const BUSY = 0.7;
/** What the pool says of a place in its line, and of a new connection. */
const GIVEN_UP = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

/**
 * A connection of the pool. A process that draws or renders for seconds finds the pool's timer over before it has looked
 * at what arrived meanwhile, and would call a database away that answered at once; then it asks a second time. Where it
 * had time to look, the first answer counts: two waits still end within six seconds. D19.
 */
export async function lentClient(pool: Pick<Pool, 'connect'>): Promise<PoolClient> {
  const begun = performance.eventLoopUtilization();
  try {
    return await pool.connect();
  } catch (error) {
    const isLate = error instanceof Error && GIVEN_UP.includes(error.message);
    if (!isLate || performance.eventLoopUtilization(begun).utilization < BUSY) throw error;
    return pool.connect();
  }
}
