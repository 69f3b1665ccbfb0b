import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { findPictures, type PictureRow } from '@/lib/modules/uploads/service/statements/pictures';
import { withTenant } from '@/lib/db/with-tenant';
import { pictureFacts } from '@/lib/files/images/picture-facts';
import { fileStore } from '@/lib/files/store';
import { screenUrl } from './file-names';

/** What the print check wants to know of a picture, and where a browser sees it. */
export interface KnownPicture extends PictureFacts {
  url: string;
}

/** Older pictures have no figures in their row: then their file tells. */
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

/** One that was not sent by parts has no copy for screens. */
function urlOf(tenantId: string, { id, widthPx }: PictureRow): string {
  return widthPx === null
    ? `/api/${tenantId}/files/${id}`
    : screenUrl({ kind: 'tenant', tenantId, eventId: '' }, id);
}

/**
 * The pictures of a tenant among these `src`s (location `file`), for the print check and to show them; one that is
 * another's or gone is left out. No transaction may be open.
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
    if (facts) pictures[row.id] = { ...facts, url: urlOf(tenantId, row) };
  }
  return pictures;
}

/** The `src`s of the stored pictures that these scenes name, hidden ones too. */
export function pictureSources(scenes: readonly Scene[]): string[] {
  const layers = scenes.flatMap((scene) => scene.layers);
  return layers.flatMap((layer) => (layer.type === 'image' && layer.location === 'file' ? [layer.src] : []));
}
