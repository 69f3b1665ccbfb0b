import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** Deletes an event's promotion codes that no order was claimed with. */
export async function deleteUnusedCodes(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from promo_codes c where c.tenant_id = ${tenantId} and c.event_id = ${eventId}
      and not exists (select from orders o where o.tenant_id = c.tenant_id and o.promo_code_id = c.id)`);
}
