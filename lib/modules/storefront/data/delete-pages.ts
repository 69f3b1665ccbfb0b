import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Deletes an event's messages from its contact page, and the versions of its look. Its look and texts stay
 * where it has orders, whose pages and mails show its name and colours.
 */
export async function deletePages(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  await tx.execute(sql`delete from contact_messages where tenant_id = ${tenantId} and event_id = ${eventId}`);
  await tx.execute(
    sql`delete from store_configuration_versions where tenant_id = ${tenantId} and event_id = ${eventId}`,
  );
  await tx.execute(sql`
    delete from store_configurations s where s.tenant_id = ${tenantId} and s.event_id = ${eventId}
      and not exists (select from orders o where o.tenant_id = s.tenant_id and o.event_id = s.event_id)`);
}
