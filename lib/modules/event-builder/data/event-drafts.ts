import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { eventDrafts } from '@/lib/db/schema/event-builder';
import type { Transaction } from '@/lib/db/transaction';
import type { DraftStore } from '@/lib/modules/event-builder/contract/event-draft';

/** Whose drafts; not those unchanged since `since`. */
export interface DraftOwner {
  tenantId: string;
  userId: string;
  since: Date;
}

/** One of them. */
export type DraftKey = DraftOwner & { id: string };

const READ = {
  id: eventDrafts.id,
  store: eventDrafts.store,
  version: eventDrafts.version,
  updatedAt: eventDrafts.updatedAt,
};
export type DraftRow = Pick<typeof eventDrafts.$inferSelect, keyof typeof READ>;

const isOf = ({ tenantId, userId, since }: DraftOwner) =>
  and(
    eq(eventDrafts.tenantId, tenantId),
    eq(eventDrafts.userId, userId),
    gte(eventDrafts.updatedAt, since),
    isNull(eventDrafts.discardedAt),
  );

export async function addDraft(
  tx: Transaction,
  row: { tenantId: string; userId: string; id: string; store: DraftStore; at: Date },
): Promise<void> {
  const { at, ...draft } = row;
  await tx.insert(eventDrafts).values({ ...draft, createdAt: at, updatedAt: at });
}

/** A person's drafts, last changed first, without those that were set aside. */
export async function listDrafts(tx: Transaction, owner: DraftOwner, limit: number): Promise<DraftRow[]> {
  return tx
    .select(READ)
    .from(eventDrafts)
    .where(isOf(owner))
    .orderBy(desc(eventDrafts.updatedAt))
    .limit(limit);
}

export async function findDraft(tx: Transaction, key: DraftKey): Promise<DraftRow | null> {
  const [row] = await tx
    .select(READ)
    .from(eventDrafts)
    .where(and(eq(eventDrafts.id, key.id), isOf(key)));
  return row ?? null;
}

/**
 * Saves a draft over the version it was made from, in one statement; null if that is no longer the latest. Identical
 * content counts as saved, since the first answer may have been lost.
 */
export async function saveDraft(
  tx: Transaction,
  change: DraftKey & { store: DraftStore; version: number; at: Date },
): Promise<DraftRow | null> {
  const said = sql`${JSON.stringify(change.store)}::jsonb`;
  const isSame = sql`${eventDrafts.store} = ${said}`;
  const [row] = await tx
    .update(eventDrafts)
    .set({
      store: said,
      version: sql`case when ${isSame} then ${eventDrafts.version} else ${eventDrafts.version} + 1 end`,
      updatedAt: change.at,
    })
    .where(
      and(
        eq(eventDrafts.id, change.id),
        isOf(change),
        sql`(${eventDrafts.version} = ${change.version} or ${isSame})`,
      ),
    )
    .returning(READ);
  return row ?? null;
}

/** Sets a draft aside (`at`), or brings it back (null); false where there is none. The same again changes nothing. */
export async function setDiscarded(tx: Transaction, key: DraftKey, at: Date | null): Promise<boolean> {
  const { tenantId, userId, id, since } = key;
  const rows = await tx
    .update(eventDrafts)
    .set({ discardedAt: at })
    .where(
      and(
        eq(eventDrafts.tenantId, tenantId),
        eq(eventDrafts.id, id),
        eq(eventDrafts.userId, userId),
        gte(eventDrafts.updatedAt, since),
      ),
    )
    .returning({ id: eventDrafts.id });
  return rows.length > 0;
}

/** Deletes a draft that becomes an event in the same transaction; false if it is no longer of that version. */
export async function takeDraft(
  tx: Transaction,
  { tenantId, id, version }: { tenantId: string; id: string; version: number },
): Promise<boolean> {
  const gone = await tx
    .delete(eventDrafts)
    .where(and(eq(eventDrafts.tenantId, tenantId), eq(eventDrafts.id, id), eq(eventDrafts.version, version)))
    .returning({ id: eventDrafts.id });
  return gone.length > 0;
}

/** A tenant's drafts unchanged since `before`, oldest first, at most `limit` and without those of `except`. */
export interface OldDrafts {
  tenantId: string;
  before: Date;
  except: readonly string[];
  limit: number;
}

const ids = ({ tenantId, before, except, limit }: OldDrafts) => sql`
  select id from event_drafts where tenant_id = ${tenantId} and updated_at < ${before.toISOString()}
    and id <> all(${sql.param([...except])}::text[])
  order by updated_at, id limit ${limit}`;

/** Deletes old drafts, but those that somebody works on at the moment; returns how many. */
export async function clearDrafts(tx: Transaction, old: OldDrafts): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from event_drafts where tenant_id = ${old.tenantId} and id in (${ids(old)} for update skip locked)`);
  return rowCount ?? 0;
}

export async function listOldDrafts(tx: Transaction, old: OldDrafts): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(ids(old));
  return rows.map(({ id }) => id);
}

/** Deletes one of them, if it is still unchanged since `before`; returns how many. */
export async function clearDraft(
  tx: Transaction,
  { tenantId, before, id }: Pick<OldDrafts, 'tenantId' | 'before'> & { id: string },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from event_drafts
    where tenant_id = ${tenantId} and id = ${id} and updated_at < ${before.toISOString()}`);
  return rowCount ?? 0;
}
