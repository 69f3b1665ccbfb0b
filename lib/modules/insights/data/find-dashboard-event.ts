import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';

/** A tenant's event that is not deleted, by its slug; undefined for none. */
export async function findDashboardEvent(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<{ id: string; region: Region } | undefined> {
  const { rows } = await tx.execute<{ id: string; region: Region }>(sql`
    select e.id, e.region from events e where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT}`);
  return rows[0];
}
