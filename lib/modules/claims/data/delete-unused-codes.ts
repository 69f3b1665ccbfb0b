import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Deletes an event's promotion codes that no order was claimed with, the batches that are left without any, and what its
 * funnel has counted.
 */
export async function deleteUnusedCodes(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from promo_codes c where c.tenant_id = ${tenantId} and c.event_id = ${eventId}
      and not exists (select from orders o where o.tenant_id = c.tenant_id and o.promo_code_id = c.id)`);
  await tx.execute(sql`
    delete from code_batches b where b.tenant_id = ${tenantId} and b.event_id = ${eventId}
      and not exists (select from promo_codes c where c.tenant_id = b.tenant_id and c.batch_id = b.id)`);
  await tx.execute(sql`
    delete from claim_counts where tenant_id = ${tenantId} and event_id = ${eventId}`);
}
