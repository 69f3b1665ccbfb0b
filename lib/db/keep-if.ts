import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction';

/** Runs `write` inside the caller's transaction; when it answers false, all that it wrote is undone. */
export async function keepIf(tx: Transaction, write: () => Promise<boolean>): Promise<boolean> {
  await tx.execute(sql`savepoint attempt`);
  const keep = await write();
  await tx.execute(keep ? sql`release savepoint attempt` : sql`rollback to savepoint attempt`);
  return keep;
}
