import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** An event's current slug, whatever its status. */
export interface EventAddress extends Record<string, unknown> {
  slug: string;
  tenantId: string;
}

/** The next slugs of all tenants after `after`, sorted, without former ones; from the directory. */
export async function listAddresses(
  tx: Transaction,
  { after, limit }: { after: string; limit: number },
): Promise<EventAddress[]> {
  const { rows } = await tx.execute<EventAddress>(sql`
    select slug, tenant_id as "tenantId" from slug_directory
    where slug > ${after} and renamed_to is null order by slug limit ${limit}`);
  return rows;
}
