import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction';

/** True when the migration of this name has been applied. Rejects when the table of migrations is missing. */
export async function hasMigration(tx: Transaction, name: string): Promise<boolean> {
  const answer = await tx.execute(sql`select 1 from merchloom_meta.migrations where name = ${name}`);
  return answer.rows.length === 1;
}
