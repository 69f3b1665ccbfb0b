import { and, eq, inArray } from 'drizzle-orm';
import { files } from '@/lib/db/schema/files';
import { LIBRARY_KINDS } from '@/lib/modules/uploads/rules/library';
import type { Transaction } from '@/lib/db/transaction';

/** Where a tenant's artwork picture is stored; undefined when it is another tenant's, of another kind, or deleted. */
export async function findArtworkFile(
  tx: Transaction,
  tenantId: string,
  fileId: string,
): Promise<{ storageKey: string } | undefined> {
  const [found] = await tx
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.id, fileId), inArray(files.kind, LIBRARY_KINDS)));
  return found;
}
