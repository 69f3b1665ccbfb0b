import { and, eq, exists, inArray } from 'drizzle-orm';
import { files } from '@/lib/db/schema/operations';
import { temporaryUploads, uploads } from '@/lib/db/schema/uploads';
import type { Transaction } from '@/lib/db/transaction';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';

/** A picture that designs may show. What is not known of one that was not sent by parts is null. */
export interface PictureRow {
  id: string;
  /** Null for a temporary store's, whose key follows from its id and type. */
  storageKey: string | null;
  contentType: string | null;
  bytes: number | null;
  widthPx: number | null;
  heightPx: number | null;
  colourMode: string | null;
}

const OF_FILE = {
  id: files.id,
  storageKey: files.storageKey,
  contentType: files.contentType,
  bytes: files.bytes,
  widthPx: files.widthPx,
  heightPx: files.heightPx,
  colourMode: files.colourMode,
};

/** Which of these are pictures of the tenant; another's are left out. */
export async function findPictures(
  tx: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select(OF_FILE)
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.kind, 'artwork'), inArray(files.id, [...ids])));
}

/** All pictures of a temporary store, or which of these are its own. */
export async function findTemporaryPictures(
  tx: Transaction,
  storeId: string,
  ids?: readonly string[],
): Promise<PictureRow[]> {
  if (ids?.length === 0) return [];
  const rows = await tx
    .select({
      id: temporaryUploads.fileId,
      contentType: temporaryUploads.contentType,
      bytes: temporaryUploads.fileBytes,
      widthPx: temporaryUploads.widthPx,
      heightPx: temporaryUploads.heightPx,
      colourMode: temporaryUploads.colourMode,
    })
    .from(temporaryUploads)
    .where(
      and(
        eq(temporaryUploads.storeId, storeId),
        eq(temporaryUploads.state, 'ready'),
        ids ? inArray(temporaryUploads.fileId, [...ids]) : undefined,
      ),
    );
  return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id, storageKey: null }]));
}

/** A picture that was sent to this very place; undefined for another's. */
export async function findPictureSentTo(
  tx: Transaction,
  scope: UploadScope,
  id: string,
): Promise<PictureRow | undefined> {
  if (scope.kind === 'temporary') return (await findTemporaryPictures(tx, scope.storeId, [id]))[0];
  const { tenantId, eventId } = scope;
  const sentHere = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.tenantId, tenantId), eq(uploads.eventId, eventId), eq(uploads.fileId, files.id)));
  const [found] = await tx
    .select(OF_FILE)
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.id, id), eq(files.kind, 'artwork'), exists(sentHere)));
  return found;
}

/** Where a temporary picture's bytes are, by its id alone, which nobody guesses; undefined for none. */
export async function findAnyTemporaryPicture(
  tx: Transaction,
  id: string,
): Promise<{ contentType: string } | undefined> {
  const [found] = await tx
    .select({ contentType: temporaryUploads.contentType })
    .from(temporaryUploads)
    .where(and(eq(temporaryUploads.fileId, id), eq(temporaryUploads.state, 'ready')));
  return found?.contentType ? { contentType: found.contentType } : undefined;
}
