import { files } from '@/lib/db/schema/files';
import type { Transaction } from '@/lib/db/transaction';

/** Records a stored file whose id is derived from its source; false if it is recorded already. */
export async function addFileOnce(tx: Transaction, row: typeof files.$inferInsert): Promise<boolean> {
  const added = await tx.insert(files).values(row).onConflictDoNothing().returning({ id: files.id });
  return added.length === 1;
}
