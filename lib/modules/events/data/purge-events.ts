import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface EventKey {
  tenantId: string;
  id: string;
}

export interface DueEvent extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
}

/** The events of a tenant that are due, longest first, without those another worker is at; locked. */
export async function takeDueEvents(
  tx: Transaction,
  tenantId: string,
  { at, limit }: { at: Date; limit: number },
): Promise<DueEvent[]> {
  const { rows } = await tx.execute<DueEvent>(sql`
    select e.id, e.slug, e.name from events e
    where e.tenant_id = ${tenantId} and e.purge_due_at <= ${at.toISOString()}
    order by e.purge_due_at, e.id limit ${limit} for update skip locked`);
  return rows;
}

/** Whom it let in: passwords and addresses go with the event. */
async function deleteAccess(tx: Transaction, { tenantId, id }: EventKey): Promise<void> {
  for (const table of [sql`entry_codes`, sql`event_access_emails`, sql`event_access`]) {
    await tx.execute(sql`delete from ${table} where tenant_id = ${tenantId} and event_id = ${id}`);
  }
}

/**
 * Empties an event's own row and gives its slugs back. The row stays for its orders, under its id for a slug: no slug has
 * an underscore.
 */
export async function emptyEvent(tx: Transaction, { tenantId, id }: EventKey, at: Date): Promise<void> {
  await tx.execute(sql`delete from slug_directory where tenant_id = ${tenantId} and event_id = ${id}`);
  await deleteAccess(tx, { tenantId, id });
  await tx.execute(sql`
    update events set slug = id, purge_due_at = null, purged_at = ${at.toISOString()}, on_hold_message = null,
      refused_words = '{}', refuses_words = false, embed_origins = '{}'
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Puts a failed event back, to be taken again then. */
export async function putBack(tx: Transaction, { tenantId, id }: EventKey, again: Date): Promise<void> {
  await tx.execute(sql`
    update events set purge_due_at = ${again.toISOString()}
    where tenant_id = ${tenantId} and id = ${id} and purge_due_at is not null`);
}
