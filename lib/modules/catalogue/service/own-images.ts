import { findArtworkFile } from '@/lib/modules/catalogue/data/find-artwork-file';
import { withTenant } from '@/lib/db/with-tenant';
import type { ReadImage } from '@/lib/files/render/scene-images';
import { fileStore } from '@/lib/files/store';
import { screenKey } from '@/lib/modules/uploads/service/file-names';

interface OwnImagesOptions {
  /** Use the screen copy if there is one: an SVG for a browser embeds its pictures. */
  forScreen?: boolean;
}

/** Reads a scene's pictures from this tenant's own files; null for a foreign or missing picture. */
export function ownImages(tenantId: string, { forScreen = false }: OwnImagesOptions = {}): ReadImage {
  return async (layer) => {
    if (layer.location !== 'file') return null;
    const file = await withTenant({ tenantId, actor: 'system' }, (tx) =>
      findArtworkFile(tx, tenantId, layer.src),
    );
    if (!file) return null;
    const copy = forScreen ? await fileStore().get(screenKey({ kind: 'tenant', tenantId }, layer.src)) : null;
    return copy ?? fileStore().get(file.storageKey);
  };
}
