import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/db/audit';
import { addMovedPicture, findMovable, type MovablePicture } from '@/lib/db/queries/uploads/move-pictures';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import type { TenantContext } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { pictureKey, screenKey } from './file-names';

/** Copies the bytes; a copy that is there already is written over by the same. */
async function copyBytes(tenantId: string, storeId: string, picture: MovablePicture): Promise<boolean> {
  const store = fileStore();
  const { fileId, contentType } = picture;
  const bytes = await store.get(pictureKey({ kind: 'temporary', storeId }, fileId, contentType));
  if (!bytes) return false;
  await store.put(pictureKey({ kind: 'tenant', tenantId, eventId: '' }, fileId, contentType), bytes);
  const screen = await store.get(screenKey({ kind: 'temporary' }, fileId));
  if (screen) await store.put(screenKey({ kind: 'tenant', tenantId }, fileId), screen);
  return true;
}

/**
 * The pictures of a temporary store that become a tenant's, their bytes copied already; no transaction may be open. Those
 * of another store, and ids that nobody has, are left out. SPEC 7, assets/move.
 */
export async function copyTemporaryPictures(
  tenantId: string,
  storeId: string,
  ids: readonly string[],
): Promise<MovablePicture[]> {
  const found = await withDirectory((tx) => findMovable(tx, storeId, [...new Set(ids)]));
  const copied: MovablePicture[] = [];
  for (const picture of found) if (await copyBytes(tenantId, storeId, picture)) copied.push(picture);
  return copied;
}

/**
 * Makes copied pictures files of an event, under the ids that designs name them by, with their audit rows, in the
 * transaction that makes the event. One that was moved before is passed over.
 */
export async function recordMovedPictures(
  tx: Transaction,
  context: TenantContext,
  eventId: string,
  pictures: readonly MovablePicture[],
): Promise<void> {
  const { tenantId } = context;
  for (const picture of pictures) {
    const { fileId, contentType, bytes } = picture;
    const storageKey = pictureKey({ kind: 'tenant', tenantId, eventId }, fileId, contentType);
    const isNew = await addMovedPicture(tx, context, { ...picture, eventId, storageKey, at: now() });
    if (!isNew) continue;
    const data = { kind: 'artwork', event: eventId, type: contentType, bytes };
    await audit(tx, context, { action: 'file.added', subjectType: 'file', subjectId: fileId, data });
    const subject = { subjectType: 'event', subjectId: eventId } as const;
    await audit(tx, context, { action: 'event_file.added', ...subject, data: { file: fileId } });
  }
}
