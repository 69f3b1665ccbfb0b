import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** A deleted file whose 30 days are over. */
export interface DueFile extends Record<string, unknown> {
  id: string;
  kind: string;
  eventId: string | null;
  storageKey: string;
}

/** The files of the tenant that are due, longest first, without those another worker is at; locked. */
export async function takeDueFiles(
  tx: Transaction,
  { at, limit }: { at: Date; limit: number },
): Promise<DueFile[]> {
  const { rows } = await tx.execute<DueFile>(sql`
    select f.id, f.kind, f.event_id as "eventId", f.storage_key as "storageKey" from files f
    where f.purge_due_at <= ${at.toISOString()}
    order by f.purge_due_at, f.id limit ${limit} for update skip locked`);
  return rows;
}

/** Takes files out of the library for good; an order or a kept version still needs them, so they stay stored. */
export async function leaveLibrary(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update files set in_library = false, deleted_at = null, purge_due_at = null where id = any(${sql.param([...ids])}::text[])`);
}

/** Deletes files with the uploads that they came from. */
export async function dropFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  const list = sql`${sql.param([...ids])}::text[]`;
  await tx.execute(sql`delete from uploads where file_id = any(${list})`);
  await tx.execute(sql`delete from files where id = any(${list})`);
}
