import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';

/** What a mail about a Bulk order says of it. */
export interface MailedBulkOrder extends Record<string, unknown> {
  ref: string;
  slug: string;
  region: Region;
  /** The client's name. */
  tenant: string;
}

/** A Bulk order as a mail names it; undefined where there is none. */
export async function findMailed(
  tx: Transaction,
  { tenantId, bulkOrderId }: { tenantId: string; bulkOrderId: string },
): Promise<MailedBulkOrder | undefined> {
  const { rows } = await tx.execute<MailedBulkOrder>(sql`
    select b.ref, e.slug, e.region, t.name as tenant from bulk_orders b
      join events e on e.tenant_id = b.tenant_id and e.id = b.event_id join tenants t on t.id = b.tenant_id
    where b.tenant_id = ${tenantId} and b.id = ${bulkOrderId}`);
  return rows[0];
}
