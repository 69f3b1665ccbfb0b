import { and, eq, inArray } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { files, printFiles } from '@/lib/db/schema/operations';
import type { Transaction } from '@/lib/db/transaction';

/** Which of these designs have been rendered already. */
export async function findPrintKeys(tx: Transaction, tenantId: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await tx
    .select({ key: printFiles.printKey })
    .from(printFiles)
    .where(and(eq(printFiles.tenantId, tenantId), inArray(printFiles.printKey, keys)));
  return new Set(found.map(({ key }) => key));
}

/** The stored file of a rendered design. */
export async function findPrintFile(tx: Transaction, tenantId: string, printKey: string) {
  const [found] = await tx
    .select({ storageKey: files.storageKey, contentType: files.contentType, bytes: files.bytes })
    .from(printFiles)
    .innerJoin(files, and(eq(files.tenantId, printFiles.tenantId), eq(files.id, printFiles.fileId)))
    .where(and(eq(printFiles.tenantId, tenantId), eq(printFiles.printKey, printKey)));
  return found;
}

/** Records a rendered design; a second render of the same one changes nothing. */
export async function savePrintFile(
  tx: Transaction,
  row: {
    tenantId: string;
    printKey: string;
    storageKey: string;
    bytes: number;
    sha256: Buffer;
    widthPx: number;
    heightPx: number;
  },
): Promise<boolean> {
  const fileId = newId('file');
  const { tenantId, printKey, storageKey, bytes, sha256, widthPx, heightPx } = row;
  await tx.insert(files).values({
    tenantId,
    id: fileId,
    kind: 'print',
    storageKey,
    contentType: 'image/png',
    bytes,
    sha256,
    createdAt: now(),
  });
  const saved = await tx
    .insert(printFiles)
    .values({ tenantId, printKey, fileId, widthPx, heightPx, createdAt: now() })
    .onConflictDoNothing()
    .returning({ key: printFiles.printKey });
  if (saved.length === 0)
    await tx.delete(files).where(and(eq(files.tenantId, tenantId), eq(files.id, fileId)));
  return saved.length === 1;
}
