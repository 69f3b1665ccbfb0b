import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface FileKey {
  tenantId: string;
  fileId: string;
}

/** A version is always later than the one before, so that no two look the same. */
const later = (at: Date) =>
  sql`greatest(${at.toISOString()}::timestamptz, updated_at + interval '1 millisecond')`;

const isIt = ({ tenantId, fileId }: FileKey) => sql`tenant_id = ${tenantId} and id = ${fileId}`;

export async function nameFile(tx: Transaction, key: FileKey, name: string, at: Date): Promise<void> {
  await tx.execute(sql`update files set name = ${name}, updated_at = ${later(at)} where ${isIt(key)}`);
}

/** Marks a file as deleted: it stays stored until it is purged. */
export async function markFileDeleted(
  tx: Transaction,
  key: FileKey,
  { at, purgeDueAt }: { at: Date; purgeDueAt: Date },
): Promise<void> {
  await tx.execute(sql`
    update files set deleted_at = ${at.toISOString()}, purge_due_at = ${purgeDueAt.toISOString()}, updated_at = ${later(at)}
    where ${isIt(key)}`);
}

export async function unmarkFileDeleted(tx: Transaction, key: FileKey, at: Date): Promise<void> {
  await tx.execute(sql`
    update files set deleted_at = null, purge_due_at = null, updated_at = ${later(at)} where ${isIt(key)}`);
}

/** Gives a file the name, kind and event of the one that it replaces. */
export async function takeOver(
  tx: Transaction,
  { tenantId, from, to }: { tenantId: string; from: string; to: string },
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    update files set name = old.name, kind = old.kind, event_id = coalesce(old.event_id, files.event_id),
      updated_at = greatest(${at.toISOString()}::timestamptz, files.updated_at + interval '1 millisecond')
    from files old where files.tenant_id = ${tenantId} and files.id = ${to}
      and old.tenant_id = ${tenantId} and old.id = ${from}`);
}
