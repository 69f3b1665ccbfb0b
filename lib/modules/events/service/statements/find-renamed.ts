import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** The slug that this tenant's old one redirects to (D6-3), or null. */
export async function findRenamed(tx: Transaction, slug: string): Promise<string | null> {
  const { rows } = await tx.execute<{ renamedTo: string | null }>(
    sql`select d.renamed_to as "renamedTo" from slug_directory d where d.slug = ${slug}`,
  );
  return rows[0]?.renamedTo ?? null;
}
