import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { findPictures, type PictureRow } from '@/lib/modules/uploads/service/statements/pictures';
import { withTenant } from '@/lib/db/with-tenant';
import { pictureFacts } from '@/lib/files/images/picture-facts';
import { fileStore } from '@/lib/files/store';
import { fileUrl } from './file-names';

/** Facts about a picture for the print check, and its URL. */
export interface KnownPicture extends PictureFacts {
  url: string;
}

/** Older pictures have no facts in their row; they are read from the file. */
async function factsOf(row: PictureRow): Promise<PictureFacts | null> {
  const { widthPx, heightPx, contentType, colourMode, bytes, storageKey } = row;
  if (
    widthPx !== null &&
    heightPx !== null &&
    contentType !== null &&
    colourMode !== null &&
    bytes !== null
  ) {
    return { widthPx, heightPx, contentType, colourMode, bytes };
  }
  const content = storageKey === null ? null : await fileStore().get(storageKey);
  return content ? pictureFacts(content) : null;
}

/**
 * The tenant's pictures among these `src`s (location `file`), for the print check and for display; foreign and missing
 * ones are left out. Must be called outside a transaction.
 */
export async function picturesOf(
  tenantId: string,
  srcs: readonly string[],
): Promise<Record<string, KnownPicture>> {
  const asked = [...new Set(srcs)];
  const rows = await withTenant({ tenantId, actor: 'system' }, (tx) => findPictures(tx, tenantId, asked));
  const pictures: Record<string, KnownPicture> = {};
  for (const row of rows) {
    const facts = await factsOf(row);
    if (facts) pictures[row.id] = { ...facts, url: fileUrl(tenantId, row) };
  }
  return pictures;
}

/** The `src`s of the stored pictures in these scenes, hidden layers included. */
export function pictureSources(scenes: readonly Scene[]): string[] {
  const layers = scenes.flatMap((scene) => scene.layers);
  return layers.flatMap((layer) => (layer.type === 'image' && layer.location === 'file' ? [layer.src] : []));
}
