import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { temporaryStores } from '@/lib/db/schema/event-builder';
import type { Transaction } from '@/lib/db/transaction';

/** Which store; not one unused since `since`. */
interface InUse {
  id: string;
  since: Date;
}

const isInUse = ({ id, since }: InUse) => and(eq(temporaryStores.id, id), gte(temporaryStores.usedAt, since));

const READ = {
  id: temporaryStores.id,
  store: temporaryStores.store,
  version: temporaryStores.version,
  savedAt: temporaryStores.savedAt,
  usedAt: temporaryStores.usedAt,
};
export type TemporaryStoreRow = Pick<typeof temporaryStores.$inferSelect, keyof typeof READ>;

export async function addTemporaryStore(
  tx: Transaction,
  row: { id: string; store: TemporaryStore; at: Date },
): Promise<void> {
  const { id, store, at } = row;
  await tx.insert(temporaryStores).values({ id, store, createdAt: at, savedAt: at, usedAt: at });
}

export async function findTemporaryStore(tx: Transaction, which: InUse): Promise<TemporaryStoreRow | null> {
  const [row] = await tx.select(READ).from(temporaryStores).where(isInUse(which));
  return row ?? null;
}

/** Writes a store whatever its version, or makes it: the place of a draft's pictures, which has one writer. */
export async function putTemporaryStore(
  tx: Transaction,
  { id, store, at }: { id: string; store: TemporaryStore; at: Date },
): Promise<void> {
  const row = { id, store, createdAt: at, savedAt: at, usedAt: at };
  const set = { store, savedAt: at, usedAt: at };
  await tx.insert(temporaryStores).values(row).onConflictDoUpdate({ target: temporaryStores.id, set });
}

/** Records that a store was opened. */
export async function touchTemporaryStore(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(temporaryStores).set({ usedAt: at }).where(eq(temporaryStores.id, id));
}

/**
 * Saves a store over the version it was made from, in one statement; null if that is no longer the latest. Identical
 * content counts as saved, since the first answer may have been lost.
 */
export async function saveTemporaryStore(
  tx: Transaction,
  change: InUse & { store: TemporaryStore; version: number; at: Date },
): Promise<TemporaryStoreRow | null> {
  const { store, version, at } = change;
  const said = sql`${JSON.stringify(store)}::jsonb`;
  const isSame = sql`${temporaryStores.store} = ${said}`;
  const [row] = await tx
    .update(temporaryStores)
    .set({
      store: said,
      version: sql`case when ${isSame} then ${temporaryStores.version} else ${temporaryStores.version} + 1 end`,
      savedAt: at,
      usedAt: at,
    })
    .where(and(isInUse(change), sql`(${temporaryStores.version} = ${version} or ${isSame})`))
    .returning(READ);
  return row ?? null;
}

/**
 * Deletes a store that becomes an event in the same transaction; null for all later callers. Needs a directory
 * transaction (`withAccount`).
 */
export async function takeTemporaryStore(tx: Transaction, which: InUse): Promise<TemporaryStoreRow | null> {
  const [row] = await tx.delete(temporaryStores).where(isInUse(which)).returning(READ);
  return row ?? null;
}

/** Deletes at most `limit` stores unused since `before`; returns their ids. */
export async function clearUnused(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const unused = tx
    .select({ id: temporaryStores.id })
    .from(temporaryStores)
    .where(lt(temporaryStores.usedAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx
    .delete(temporaryStores)
    .where(inArray(temporaryStores.id, unused))
    .returning({ id: temporaryStores.id });
  return gone.map(({ id }) => id);
}
