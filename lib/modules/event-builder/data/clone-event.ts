import { sql } from 'drizzle-orm';
import type { EventType } from '@/lib/modules/events/rules/event-types';
import type { Region } from '@/lib/kernel/regions';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';
import type { Transaction } from '@/lib/db/transaction';

/** The event to copy. */
export interface CloneSource extends Record<string, unknown> {
  id: string;
  name: string;
  type: EventType;
  region: Region;
  sample: boolean;
  defaultLanguage: string;
  locked: boolean;
  lockReason: string | null;
}

/** A tenant's event by its slug; kept as it is until the transaction ends. Undefined for no event of this tenant. */
export async function findCloneSource(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<CloneSource | undefined> {
  const { rows } = await tx.execute<CloneSource>(sql`
    select e.id, e.name, e.type, e.region, e.sample, e.default_language as "defaultLanguage", e.locked,
      e.lock_reason as "lockReason"
    from events e where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT} for share`);
  return rows[0];
}

/**
 * Inserts an event with all settings of another one. Its own are names, status, lock, dates and what was claimed; a column
 * that is added to the table later comes along.
 */
export async function insertCopy(
  tx: Transaction,
  source: { tenantId: string; id: string },
  own: { id: string; slug: string; name: string; draftId: string | null; at: Date },
): Promise<void> {
  const at = own.at.toISOString();
  const fresh = {
    id: own.id,
    slug: own.slug,
    name: own.name,
    created_at: at,
    updated_at: at,
    status: 'Draft',
    locked: false,
    lock_reason: null,
    on_hold_message: null,
    claims_used: 0,
    words_version: 0,
    details_version: 0,
    opens_at: null,
    closes_at: null,
    temporary_store_id: own.draftId,
    deleted_at: null,
    purge_due_at: null,
    purged_at: null,
  };
  await tx.execute(sql`
    insert into events select made.*
    from events e, lateral jsonb_populate_record(e, ${JSON.stringify(fresh)}::jsonb) made
    where e.tenant_id = ${source.tenantId} and e.id = ${source.id}`);
}
