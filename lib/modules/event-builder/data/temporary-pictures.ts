import { and, eq, isNotNull } from 'drizzle-orm';
import { temporaryUploads as uploads } from '@/lib/db/schema/uploads';
import type { Transaction } from '@/lib/db/transaction';

/** The ready pictures of a temporary store. Needs a directory transaction. */
export async function listTemporaryPictures(tx: Transaction, storeId: string) {
  const rows = await tx
    .select({
      fileId: uploads.fileId,
      contentType: uploads.contentType,
      bytes: uploads.fileBytes,
      sha256: uploads.sha256,
      widthPx: uploads.widthPx,
      heightPx: uploads.heightPx,
      colourMode: uploads.colourMode,
    })
    .from(uploads)
    .where(and(eq(uploads.storeId, storeId), eq(uploads.state, 'ready'), isNotNull(uploads.fileId)));
  return rows.flatMap((row) => {
    const { fileId, contentType, bytes, sha256, widthPx, heightPx, colourMode } = row;
    if (!fileId || !contentType || !bytes || !sha256 || !widthPx || !heightPx || !colourMode) return [];
    return [{ fileId, contentType, bytes, sha256, widthPx, heightPx, colourMode }];
  });
}

export type TemporaryPicture = Awaited<ReturnType<typeof listTemporaryPictures>>[number];
