import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** The slugs of the tenant's stores that anybody may visit and buy in (DECISIONS 4, 5). */
export async function listPublicStores(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select e.slug from events e where e.status = 'Active' and e.type = 'Store' order by e.slug`);
  return rows.map(({ slug }) => slug);
}
