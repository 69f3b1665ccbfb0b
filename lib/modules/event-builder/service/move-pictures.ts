import { now } from '@/lib/kernel/clock';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { files } from '@/lib/db/schema/files';
import {
  listTemporaryPictures,
  type TemporaryPicture,
} from '@/lib/modules/event-builder/data/temporary-pictures';
import { withDirectory } from '@/lib/db/with-directory';
import { fileStore } from '@/lib/files/store';
import { pictureKey, screenKey } from '@/lib/modules/uploads/service/file-names';

/** A picture of a temporary store that has been copied to the tenant's folder; its database row is not written yet. */
export interface MovedPicture {
  row: typeof files.$inferInsert;
  facts: PictureFacts;
}

/** The pictures of a temporary store by their ids. */
export async function picturesOf(storeId: string): Promise<Map<string, TemporaryPicture>> {
  const found = await withDirectory((tx) => listTemporaryPictures(tx, storeId));
  return new Map(found.map((picture) => [picture.fileId, picture]));
}

/**
 * The screen copy of a picture, a small file made by the worker. API and web processes never decode the uploaded
 * original. Null when it no longer exists.
 */
export async function screenCopyOf({ fileId }: Pick<TemporaryPicture, 'fileId'>): Promise<Buffer | null> {
  return fileStore().get(screenKey({ kind: 'temporary' }, fileId));
}

async function copy(from: string, to: string): Promise<boolean> {
  const bytes = await fileStore().get(from);
  if (bytes) await fileStore().put(to, bytes);
  return bytes !== null;
}

/**
 * Copies pictures of a temporary store into the tenant's folder and keeps their ids, since designs refer to them.
 * Pictures whose file is missing are left out. Safe to repeat. Must be called outside a transaction; the caller writes
 * the rows.
 */
export async function movePictures(
  tenantId: string,
  storeId: string,
  wanted: readonly TemporaryPicture[],
): Promise<MovedPicture[]> {
  const from = { kind: 'temporary', storeId } as const;
  const to = { kind: 'tenant', tenantId, eventId: '' } as const;
  const at = now();
  const moved: MovedPicture[] = [];
  for (const { fileId: id, contentType, bytes, sha256, ...facts } of wanted) {
    const storageKey = pictureKey(to, id, contentType);
    if (!(await copy(pictureKey(from, id, contentType), storageKey))) continue;
    await copy(screenKey({ kind: 'temporary' }, id), screenKey(to, id));
    const kind = 'artwork' as const;
    moved.push({
      row: {
        tenantId,
        id,
        kind,
        storageKey,
        contentType,
        bytes,
        sha256,
        ...facts,
        inLibrary: true,
        createdAt: at,
        updatedAt: at,
      },
      facts: { ...facts, contentType, bytes },
    });
  }
  return moved;
}
