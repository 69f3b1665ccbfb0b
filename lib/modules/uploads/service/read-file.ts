import { notFound } from '@/lib/kernel/app-error';
import { findFile } from '@/lib/modules/uploads/service/statements/files';
import { findAnyTemporaryPicture } from '@/lib/modules/uploads/service/statements/pictures';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import type { FileSize } from '@/lib/modules/uploads/contract/read-file';
import { iconKey, pictureKey, screenKey } from './file-names';

interface ReadFile {
  bytes: Buffer;
  contentType: string;
}

/** The copy if requested and available, else the picture itself. Throws 404. */
async function read(
  file: { storageKey: string; contentType: string },
  copy: { key: string; contentType: string } | null,
): Promise<ReadFile> {
  const smaller = copy && (await fileStore().get(copy.key));
  if (smaller) return { bytes: smaller, contentType: copy.contentType };
  const bytes = await fileStore().get(file.storageKey);
  if (!bytes) throw notFound();
  return { bytes, contentType: file.contentType };
}

/** Where a picture's copy of a size is stored, and what it is. */
function copyOf(
  scope: { kind: 'tenant'; tenantId: string } | { kind: 'temporary' },
  fileId: string,
  size: FileSize,
) {
  if (size === undefined) return null;
  return size === 'screen'
    ? { key: screenKey(scope, fileId), contentType: 'image/webp' }
    : { key: iconKey(scope, fileId, Number(size)), contentType: 'image/png' };
}

/** What everybody may read of a tenant: what its stores and designs show. */
const PUBLIC_KINDS = ['logo', 'background', 'artwork', 'share', 'icon'] as const;

/** The content of a picture that a tenant's stores or designs show; no other kind of file is public. Throws 404. */
export async function readPublicFile(
  context: TenantContext,
  fileId: string,
  size?: FileSize,
): Promise<ReadFile> {
  const { tenantId } = context;
  const found = await withTenant(context, (tx) => findFile(tx, tenantId, fileId, PUBLIC_KINDS));
  if (!found) throw notFound();
  return read(found, copyOf({ kind: 'tenant', tenantId }, fileId, size));
}

/** The content of a temporary store's picture. Its id is random, so knowing it is enough. Throws 404. */
export async function readTemporaryFile(fileId: string, size?: 'screen'): Promise<ReadFile> {
  const found = await withDirectory((tx) => findAnyTemporaryPicture(tx, fileId));
  if (!found) throw notFound();
  const { contentType } = found;
  const storageKey = pictureKey({ kind: 'temporary', storeId: '' }, fileId, contentType);
  return read({ storageKey, contentType }, copyOf({ kind: 'temporary' }, fileId, size));
}
