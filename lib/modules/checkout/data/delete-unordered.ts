import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** Deletes an event's vouchers that no order names, and the details of people who ordered nothing. */
export async function deleteUnordered(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from vouchers v where v.tenant_id = ${tenantId} and v.event_id = ${eventId}
      and not exists (select from orders o where o.tenant_id = v.tenant_id and o.voucher_id = v.id)`);
  await tx.execute(sql`
    delete from customers c where c.tenant_id = ${tenantId} and c.event_id = ${eventId}
      and not exists (select from orders o where o.tenant_id = c.tenant_id and o.customer_id = c.id)`);
}
