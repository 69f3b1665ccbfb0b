import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction';

/** The ids of all tenants that have a slug, in random order; from the directory. */
export async function listTenants(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ tenantId: string }>(sql`
    select tenant_id as "tenantId" from slug_directory group by tenant_id order by random()`);
  return rows.map(({ tenantId }) => tenantId);
}
