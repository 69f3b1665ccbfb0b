import { createHash } from 'node:crypto';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { ok, type Result } from '@/lib/kernel/result';
import { FILE_NAME_LENGTH } from '@/lib/modules/uploads/rules/library';
import { addFile } from '@/lib/modules/uploads/service/statements/files';
import type { files } from '@/lib/db/schema/files';
import type { Transaction } from '@/lib/db/transaction';
import { reEncode, type PictureRefusal, type PictureUse } from '@/lib/files/images/re-encode';
import { fileStore } from '@/lib/files/store';

/** A picture whose file is stored and whose row is not yet written. */
export interface KeptPicture {
  row: typeof files.$inferInsert;
  /** Its public URL. */
  url: string;
}

/**
 * Re-encodes an uploaded picture and stores the file under a new id; must be called outside a transaction. The caller
 * writes the row (`recordPicture`) in the transaction that uses it.
 */
export async function keepPicture(
  tenantId: string,
  use: PictureUse,
  upload: File,
): Promise<Result<KeptPicture, PictureRefusal>> {
  const made = await reEncode(Buffer.from(await upload.arrayBuffer()), use);
  if (!made.ok) return made;
  const { bytes, contentType, width, height } = made.value;
  const [id, at] = [newId('file'), now()];
  const storageKey = `${tenantId}/${id}.webp`;
  await fileStore().put(storageKey, bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  const row = {
    tenantId,
    id,
    kind: use,
    storageKey,
    contentType,
    bytes: bytes.length,
    sha256,
    widthPx: width,
    heightPx: height,
    name: upload.name.slice(0, FILE_NAME_LENGTH),
    inLibrary: true,
    createdAt: at,
    updatedAt: at,
  };
  return ok({ row, url: `/api/${tenantId}/files/${id}` });
}

/** Writes the row of a kept picture into the library, for the event that it was added to. */
export async function recordPicture(
  tx: Transaction,
  { row }: KeptPicture,
  { eventId, userId }: { eventId: string; userId?: string | undefined },
): Promise<void> {
  await addFile(tx, { ...row, eventId, addedByUserId: userId ?? null });
}
