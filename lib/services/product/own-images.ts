import { findArtworkFile } from '@/lib/db/queries/product/find-artwork-file';
import { withTenant } from '@/lib/db/with-tenant';
import type { ReadImage } from '@/lib/files/render/scene-images';
import { fileStore } from '@/lib/files/store';

/** Reads the pictures of a scene among this tenant's own files; null for what is another's or gone. */
export function ownImages(tenantId: string): ReadImage {
  return async (layer) => {
    if (layer.location !== 'file') return null;
    const file = await withTenant({ tenantId, actor: 'system' }, (tx) =>
      findArtworkFile(tx, tenantId, layer.src),
    );
    return file ? fileStore().get(file.storageKey) : null;
  };
}
