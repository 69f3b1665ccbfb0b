import { and, eq, inArray, sql } from 'drizzle-orm';
import { mailForms } from '@/lib/kernel/mail-forms';
import { eventAccess, eventAccessEmails, events } from '@/lib/db/schema/events';
import type { Transaction } from '@/lib/db/transaction';
import type { AccessMode } from '@/lib/modules/events/rules/access';
import { ownEvent } from '@/lib/modules/events/service/statements/own-event';

interface EventKey {
  tenantId: string;
  eventId: string;
}

/** Whom an event lets in, as stored; without a row it is public. */
export interface AccessRow {
  id: string;
  locked: boolean;
  lockReason: string | null;
  mode: AccessMode;
  passwordHash: string | null;
  domains: string[];
  /** 0 before the first save. */
  version: number;
  /** How many addresses are on the invited list. */
  invited: number;
}

// Written out, since a subquery names the columns of its own table alone.
const INVITED = sql<number>`(select count(*)::integer from event_access_emails l
  where l.tenant_id = events.tenant_id and l.event_id = events.id)`;

/** Locks a tenant's event for a change of its access; false for no event of this tenant, or a deleted one. */
export async function lockEvent(tx: Transaction, tenantId: string, slug: string): Promise<boolean> {
  const rows = await tx.select({ id: events.id }).from(events).where(ownEvent(tenantId, slug)).for('update');
  return rows.length > 0;
}

/**
 * A tenant's event with its setting; undefined for no event of this tenant, or a deleted one. For a change, call it after
 * `lockEvent`: a statement that waits for the lock itself would still see list and version as they were before.
 */
export async function findAccess(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<AccessRow | undefined> {
  const [row] = await tx
    .select({
      id: events.id,
      locked: events.locked,
      lockReason: events.lockReason,
      mode: sql<AccessMode>`coalesce(${eventAccess.mode}, 'public')`,
      passwordHash: eventAccess.passwordHash,
      domains: sql<string[]>`coalesce(${eventAccess.domains}, '{}')`,
      version: sql<number>`coalesce(${eventAccess.version}, 0)`,
      invited: INVITED,
    })
    .from(events)
    .leftJoin(eventAccess, and(eq(eventAccess.tenantId, events.tenantId), eq(eventAccess.eventId, events.id)))
    .where(ownEvent(tenantId, slug));
  return row;
}

/** What is stored of a setting. */
export type AccessColumns = Pick<AccessRow, 'mode' | 'passwordHash' | 'domains'>;

/** Writes an event's setting as the next version, which ends every entry made before. */
export async function saveAccess(
  tx: Transaction,
  key: EventKey,
  columns: AccessColumns,
  at: Date,
): Promise<void> {
  await tx
    .insert(eventAccess)
    .values({ ...key, ...columns, version: 1, updatedAt: at })
    .onConflictDoUpdate({
      target: [eventAccess.tenantId, eventAccess.eventId],
      set: { ...columns, version: sql`${eventAccess.version} + 1`, updatedAt: at },
    });
}

/** Counts a change of an event's list, which ends every entry made before; the setting is stored with it if it was not. */
export async function countListChange(tx: Transaction, key: EventKey, at: Date): Promise<void> {
  await tx
    .insert(eventAccess)
    .values({ ...key, mode: 'public', version: 0, listVersion: 1, updatedAt: at })
    .onConflictDoUpdate({
      target: [eventAccess.tenantId, eventAccess.eventId],
      set: { listVersion: sql`${eventAccess.listVersion} + 1`, updatedAt: at },
    });
}

/** Adds the addresses that are not on the list yet; returns how many those were. */
export async function addInvited(
  tx: Transaction,
  { tenantId, eventId }: EventKey,
  emails: readonly string[],
  at: Date,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into event_access_emails (tenant_id, event_id, email, added_at)
    select ${tenantId}, ${eventId}, one, ${at.toISOString()}
    from jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb) one
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** How many of these addresses are on the list. */
export async function countKnown(
  tx: Transaction,
  { tenantId, eventId }: EventKey,
  emails: readonly string[],
): Promise<number> {
  const { rows } = await tx.execute<{ known: number }>(sql`
    select count(*)::integer as known from event_access_emails
    where tenant_id = ${tenantId} and event_id = ${eventId}
      and email in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`);
  return rows[0]?.known ?? 0;
}

/** Takes addresses off the list; returns how many were on it. */
export async function removeInvited(
  tx: Transaction,
  { tenantId, eventId }: EventKey,
  emails: readonly string[],
): Promise<number> {
  const removed = await tx
    .delete(eventAccessEmails)
    .where(
      and(
        eq(eventAccessEmails.tenantId, tenantId),
        eq(eventAccessEmails.eventId, eventId),
        inArray(eventAccessEmails.email, [...emails]),
      ),
    )
    .returning({ email: eventAccessEmails.email });
  return removed.length;
}

/** The next addresses of a list in their order that contain `search`, and how many do in all. */
export async function listInvited(
  tx: Transaction,
  { tenantId, eventId }: EventKey,
  { search, after, limit }: { search: string; after: string; limit: number },
): Promise<{ emails: string[]; total: number }> {
  const forms = sql.param(mailForms(search));
  const { rows } = await tx.execute<{ emails: string[]; total: number }>(sql`
    with found as (select email from event_access_emails
      where tenant_id = ${tenantId} and event_id = ${eventId}
        and exists (select from unnest(${forms}::text[]) form where position(form in email) > 0))
    select (select count(*)::integer from found) as total, array(
      select email from found where email > ${after} order by email limit ${limit}) as emails`);
  return rows[0] ?? { emails: [], total: 0 };
}
