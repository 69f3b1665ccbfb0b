import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction';

/** True when the database has applied the migration of this name. Rejects where there is no record of migrations. */
export async function hasMigration(tx: Transaction, name: string): Promise<boolean> {
  const answer = await tx.execute(sql`select 1 from merchloom_meta.migrations where name = ${name}`);
  return answer.rows.length === 1;
}
