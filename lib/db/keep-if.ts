import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction';

/** Runs `write` inside the caller's transaction; when it answers false, all that it wrote is undone. */
export async function keepIf(tx: Transaction, write: () => Promise<boolean>): Promise<boolean> {
  await tx.execute(sql`savepoint attempt`);
  const keep = await write();
  if (!keep) await tx.execute(sql`rollback to savepoint attempt`);
  // Also after a rollback, which keeps it: one around this would go back to it, and no further.
  await tx.execute(sql`release savepoint attempt`);
  return keep;
}
