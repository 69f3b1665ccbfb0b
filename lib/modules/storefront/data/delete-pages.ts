import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

const OWN_TABLES = [
  'contact_messages',
  'store_configuration_versions',
  'event_texts',
  'event_text_versions',
  'event_seo',
] as const;

/**
 * Deletes an event's messages from its contact page, the versions of its look, its translations and what search engines
 * are told. Its look and texts stay where it has orders, whose pages and mails show its name and colours.
 */
export async function deletePages(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  for (const table of OWN_TABLES)
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where tenant_id = ${tenantId} and event_id = ${eventId}`,
    );
  await tx.execute(sql`
    delete from store_configurations s where s.tenant_id = ${tenantId} and s.event_id = ${eventId}
      and not exists (select from orders o where o.tenant_id = s.tenant_id and o.event_id = s.event_id)`);
}
