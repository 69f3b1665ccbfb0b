import { notFound } from '@/lib/kernel/app-error';
import { findFile } from '@/lib/modules/uploads/service/statements/files';
import { findAnyTemporaryPicture } from '@/lib/modules/uploads/service/statements/pictures';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { pictureKey, screenKey } from './file-names';

interface ReadFile {
  bytes: Buffer;
  contentType: string;
}

/** The screen copy if requested and available, else the picture itself. Throws 404. */
async function read(
  file: { storageKey: string; contentType: string },
  screen: string | null,
): Promise<ReadFile> {
  const copy = screen === null ? null : await fileStore().get(screen);
  if (copy) return { bytes: copy, contentType: 'image/webp' };
  const bytes = await fileStore().get(file.storageKey);
  if (!bytes) throw notFound();
  return { bytes, contentType: file.contentType };
}

/** The content of a tenant's logo, background or artwork; no other kind of file is public. Throws 404. */
export async function readPublicFile(
  context: TenantContext,
  fileId: string,
  size?: 'screen',
): Promise<ReadFile> {
  const { tenantId } = context;
  const found = await withTenant(context, (tx) =>
    findFile(tx, tenantId, fileId, ['logo', 'background', 'artwork']),
  );
  if (!found) throw notFound();
  return read(found, size ? screenKey({ kind: 'tenant', tenantId }, fileId) : null);
}

/** The content of a temporary store's picture. Its id is random, so knowing it is enough. Throws 404. */
export async function readTemporaryFile(fileId: string, size?: 'screen'): Promise<ReadFile> {
  const found = await withDirectory((tx) => findAnyTemporaryPicture(tx, fileId));
  if (!found) throw notFound();
  const { contentType } = found;
  const storageKey = pictureKey({ kind: 'temporary', storeId: '' }, fileId, contentType);
  return read({ storageKey, contentType }, size ? screenKey({ kind: 'temporary' }, fileId) : null);
}
