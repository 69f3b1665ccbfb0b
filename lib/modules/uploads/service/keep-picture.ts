import { createHash } from 'node:crypto';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { ok, type Result } from '@/lib/kernel/result';
import { FILE_NAME_LENGTH, LIBRARY_KINDS } from '@/lib/modules/uploads/rules/library';
import { addFile } from '@/lib/modules/uploads/service/statements/files';
import type { files } from '@/lib/db/schema/files';
import type { Transaction } from '@/lib/db/transaction';
import { reEncode, type PictureRefusal, type PictureUse } from '@/lib/files/images/re-encode';
import { fileStore } from '@/lib/files/store';
import { iconKey, pictureKey } from './file-names';

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
  const { bytes, contentType, width, height, copies } = made.value;
  const [id, at] = [newId('file'), now()];
  const scope = { kind: 'tenant', tenantId } as const;
  const storageKey = pictureKey(scope, id, contentType);
  await fileStore().put(storageKey, bytes);
  for (const [edge, copy] of copies) await fileStore().put(iconKey(scope, id, edge), copy);
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
    inLibrary: LIBRARY_KINDS.some((kind) => kind === use),
    createdAt: at,
    updatedAt: at,
  };
  return ok({ row, url: `/api/${tenantId}/files/${id}` });
}

/** Writes the row of a kept picture, which puts a logo or a background into the library; `eventId` where one event got it. */
export async function recordPicture(
  tx: Transaction,
  { row }: KeptPicture,
  { eventId, userId }: { eventId?: string; userId?: string | undefined },
): Promise<void> {
  await addFile(tx, { ...row, eventId: eventId ?? null, addedByUserId: userId ?? null });
}
