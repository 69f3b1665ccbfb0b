import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { files } from '@/lib/db/schema/operations';
import { temporaryUploads, uploads } from '@/lib/db/schema/uploads';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';

/** A temporary store's picture, as a tenant's file takes it over. */
export interface MovablePicture {
  uploadId: string;
  fileId: string;
  contentType: string;
  bytes: number;
  sha256: Buffer;
  widthPx: number;
  heightPx: number;
  colourMode: string;
}

/** Which of these are pictures of the temporary store; through the directory's door. */
export async function findMovable(
  tx: Transaction,
  storeId: string,
  ids: readonly string[],
): Promise<MovablePicture[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(temporaryUploads)
    .where(and(eq(temporaryUploads.storeId, storeId), inArray(temporaryUploads.fileId, [...ids])));
  return rows.flatMap(({ id, fileId, contentType, fileBytes, sha256, widthPx, heightPx, colourMode }) =>
    fileId && contentType && fileBytes && sha256 && widthPx && heightPx && colourMode
      ? [{ uploadId: id, fileId, contentType, bytes: fileBytes, sha256, widthPx, heightPx, colourMode }]
      : [],
  );
}

/** Writes a moved picture's rows: the file, and the upload by which it is known to be of an event; false when they are there. */
export async function addMovedPicture(
  tx: Transaction,
  { tenantId, actor, userId }: TenantContext,
  picture: MovablePicture & { eventId: string; storageKey: string; at: Date },
): Promise<boolean> {
  const { uploadId, fileId, eventId, storageKey, at, ...facts } = picture;
  const made = await tx
    .insert(files)
    .values({ tenantId, id: fileId, kind: 'artwork', storageKey, createdAt: at, ...facts })
    .onConflictDoNothing()
    .returning({ id: files.id });
  if (made.length === 0) return false;
  const settled = { state: 'ready', fileId, createdAt: at, settledAt: at } as const;
  // Nobody goes on with it by a token: the one there was belongs to the visitor's upload.
  const tokenHash = createHash('sha256').update(`moved:${uploadId}`).digest();
  const by = { actor: actor === 'staff' ? actor : ('client' as const), userId: userId ?? null };
  const row = {
    tenantId,
    eventId,
    id: uploadId,
    name: '',
    bytes: Math.min(facts.bytes, 20_000_000),
    tokenHash,
  };
  await tx.insert(uploads).values({ ...row, ...settled, ...by });
  return true;
}
