import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** Whose each of these slugs is: slug → tenant id; those that nobody has are left out. Needs a directory transaction. */
export async function findSlugOwners(
  tx: Transaction,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.execute<{ slug: string; tenantId: string }>(sql`
    select slug, tenant_id as "tenantId" from slug_directory where slug = any(${sql.param([...slugs])}::text[])`);
  return new Map(rows.map(({ slug, tenantId }) => [slug, tenantId]));
}
