import { and, eq, exists, inArray } from 'drizzle-orm';
import { files } from '@/lib/db/schema/files';
import { temporaryUploads, uploads } from '@/lib/db/schema/uploads';
import type { Transaction } from '@/lib/db/transaction';
import { LIBRARY_KINDS } from '@/lib/modules/uploads/rules/library';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';

/** A picture that designs may use. Unknown facts are null, as for a picture that was not uploaded in parts. */
export interface PictureRow {
  id: string;
  /** Null for a temporary store's picture, whose key is derived from its id and type. */
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

/** The tenant's pictures among these; foreign ones are left out. */
export async function findPictures(
  tx: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select(OF_FILE)
    .from(files)
    .where(
      and(eq(files.tenantId, tenantId), inArray(files.kind, LIBRARY_KINDS), inArray(files.id, [...ids])),
    );
}

/** All pictures of a temporary store, or those among the given ids. */
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

/** A picture that was uploaded to this event or store; undefined for another's. */
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

/** Where a temporary picture is stored, by its unguessable id alone; undefined for none. */
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
