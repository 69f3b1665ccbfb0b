import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** An event's present address, whatever its state. */
export interface EventAddress extends Record<string, unknown> {
  slug: string;
  tenantId: string;
}

/** The next addresses after `after`, in order, of all tenants, without former ones; through the directory's door. */
export async function listAddresses(
  tx: Transaction,
  { after, limit }: { after: string; limit: number },
): Promise<EventAddress[]> {
  const { rows } = await tx.execute<EventAddress>(sql`
    select slug, tenant_id as "tenantId" from slug_directory
    where slug > ${after} and renamed_to is null order by slug limit ${limit}`);
  return rows;
}
