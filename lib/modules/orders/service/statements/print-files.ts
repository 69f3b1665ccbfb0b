import { and, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { files } from '@/lib/db/schema/files';
import { printFiles } from '@/lib/db/schema/print-files';
import type { Transaction } from '@/lib/db/transaction';

/** Where the PDF of a rendered design is stored, next to its PNG. */
export function pdfStorageKey(tenantId: string, printKey: string): string {
  return `${tenantId}/print-${printKey}.pdf`;
}

/** The designs among these that are rendered already, as PNG and as PDF. */
export async function findPrintKeys(tx: Transaction, tenantId: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const pdf = sql<string>`${printFiles.tenantId} || '/print-' || ${printFiles.printKey} || '.pdf'`;
  const found = await tx
    .select({ key: printFiles.printKey })
    .from(printFiles)
    .innerJoin(files, and(eq(files.tenantId, printFiles.tenantId), eq(files.storageKey, pdf)))
    .where(and(eq(printFiles.tenantId, tenantId), inArray(printFiles.printKey, keys)));
  return new Set(found.map(({ key }) => key));
}

const STORED = { storageKey: files.storageKey, contentType: files.contentType, bytes: files.bytes };

/** The stored file of a rendered design. */
export async function findPrintFile(
  tx: Transaction,
  tenantId: string,
  printKey: string,
  format: 'png' | 'pdf',
) {
  const ofPrint = and(eq(printFiles.tenantId, tenantId), eq(printFiles.printKey, printKey));
  const asPng = eq(files.id, printFiles.fileId);
  const asPdf = eq(files.storageKey, pdfStorageKey(tenantId, printKey));
  const [found] = await tx
    .select(STORED)
    .from(printFiles)
    .innerJoin(files, and(eq(files.tenantId, printFiles.tenantId), format === 'png' ? asPng : asPdf))
    .where(ofPrint);
  return found;
}

interface StoredFile {
  storageKey: string;
  contentType: 'image/png' | 'application/pdf';
  bytes: number;
  sha256: Buffer;
}

async function addFile(tx: Transaction, tenantId: string, file: StoredFile): Promise<string> {
  const id = newId('file');
  await tx.insert(files).values({ tenantId, id, kind: 'print', ...file, createdAt: now() });
  return id;
}

/** Records the PDF of a design unless there is one; returns whether it did. */
async function addPdf(tx: Transaction, tenantId: string, file: StoredFile): Promise<boolean> {
  const [known] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.storageKey, file.storageKey)));
  if (!known) await addFile(tx, tenantId, file);
  return !known;
}

/** Records a rendered design, PNG and PDF; a second render of the same one changes nothing. */
export async function savePrintFile(
  tx: Transaction,
  row: {
    tenantId: string;
    printKey: string;
    widthPx: number;
    heightPx: number;
    png: StoredFile;
    pdf: StoredFile;
  },
): Promise<boolean> {
  const { tenantId, printKey, widthPx, heightPx } = row;
  const fileId = await addFile(tx, tenantId, row.png);
  const saved = await tx
    .insert(printFiles)
    .values({ tenantId, printKey, fileId, widthPx, heightPx, createdAt: now() })
    .onConflictDoNothing()
    .returning({ key: printFiles.printKey });
  if (saved.length === 0)
    await tx.delete(files).where(and(eq(files.tenantId, tenantId), eq(files.id, fileId)));
  const addedPdf = await addPdf(tx, tenantId, row.pdf);
  return saved.length === 1 || addedPdf;
}
