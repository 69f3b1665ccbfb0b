import { and, eq, inArray } from 'drizzle-orm';
import { files, type FileKind } from '@/lib/db/schema/files';
import type { Transaction } from '@/lib/db/transaction';

/** Records a stored file. */
export async function addFile(tx: Transaction, row: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(row);
}

/** A file of one of these kinds; undefined for another tenant's. */
export async function findFile(
  tx: Transaction,
  tenantId: string,
  fileId: string,
  kinds: readonly FileKind[],
): Promise<{ storageKey: string; contentType: string } | undefined> {
  const [found] = await tx
    .select({ storageKey: files.storageKey, contentType: files.contentType })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.id, fileId), inArray(files.kind, [...kinds])));
  return found;
}
