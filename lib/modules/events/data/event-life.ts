import { sql } from 'drizzle-orm';
import type { EventStatus } from '@/lib/modules/events/rules/event-types';
import type { Transaction } from '@/lib/db/transaction';

interface EventKey {
  tenantId: string;
  id: string;
}

/** An event as the acts on its whole read it: rename, delete, restore, lock. */
export interface LivingEvent extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  status: EventStatus;
  locked: boolean;
  lockReason: string | null;
  /** Set for a deleted event that can still be restored. */
  deletedAt: Date | null;
}

/** A tenant's event by its slug, deleted ones included, locked for a change; undefined for no event of this tenant. */
export async function lockEventRow(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<LivingEvent | undefined> {
  const { rows } = await tx.execute<LivingEvent & { deleted: string | null }>(sql`
    select e.id, e.slug, e.name, e.status, e.locked, e.lock_reason as "lockReason", e.deleted_at as deleted
    from events e where e.tenant_id = ${tenantId} and e.slug = ${slug} and e.purged_at is null and not e.hidden for update`);
  const [row] = rows;
  if (!row) return undefined;
  const { deleted, ...event } = row;
  return { ...event, deletedAt: deleted === null ? null : new Date(deleted) };
}

export async function saveEventName(tx: Transaction, key: EventKey, name: string, at: Date): Promise<void> {
  await tx.execute(sql`update events set name = ${name}, updated_at = ${at.toISOString()}
    where tenant_id = ${key.tenantId} and id = ${key.id}`);
}

/** How many slugs an event has had, its current one included. */
export async function countSlugs(tx: Transaction, { tenantId, id }: EventKey): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from slug_directory where tenant_id = ${tenantId} and event_id = ${id}`);
  return rows[0]?.count ?? 0;
}

/**
 * Moves an event to a slug that is free, or was its own before; false when it is anyone else's. All its former slugs
 * then redirect to the new one, so that no redirect leads to another (D6-3).
 */
export async function moveSlug(tx: Transaction, key: EventKey, slug: string, at: Date): Promise<boolean> {
  const { tenantId, id } = key;
  await tx.execute(sql`
    insert into slug_directory (slug, tenant_id, event_id, created_at)
    values (${slug}, ${tenantId}, ${id}, ${at.toISOString()}) on conflict do nothing`);
  const { rows } = await tx.execute(
    sql`select from slug_directory where slug = ${slug} and tenant_id = ${tenantId} and event_id = ${id}`,
  );
  if (rows.length === 0) return false;
  await tx.execute(sql`
    update slug_directory set renamed_to = case when slug = ${slug} then null else ${slug} end
    where tenant_id = ${tenantId} and event_id = ${id}`);
  await tx.execute(sql`update events set slug = ${slug}, updated_at = ${at.toISOString()}
    where tenant_id = ${tenantId} and id = ${id}`);
  return true;
}

/** Marks an event as deleted: a draft, kept until `purgeDueAt`. */
export async function markDeleted(
  tx: Transaction,
  key: EventKey,
  { at, purgeDueAt }: { at: Date; purgeDueAt: Date },
): Promise<void> {
  await tx.execute(sql`
    update events set status = 'Draft', deleted_at = ${at.toISOString()}, updated_at = ${at.toISOString()},
      purge_due_at = ${purgeDueAt.toISOString()}
    where tenant_id = ${key.tenantId} and id = ${key.id}`);
}

export async function markRestored(tx: Transaction, key: EventKey, at: Date): Promise<void> {
  await tx.execute(sql`
    update events set deleted_at = null, purge_due_at = null, updated_at = ${at.toISOString()}
    where tenant_id = ${key.tenantId} and id = ${key.id}`);
}

/** Locks an event with a reason, or unlocks it with null. */
export async function saveLock(tx: Transaction, key: EventKey, reason: string | null): Promise<void> {
  await tx.execute(sql`update events set locked = ${reason !== null}, lock_reason = ${reason}
    where tenant_id = ${key.tenantId} and id = ${key.id}`);
}
