import type { PictureFacts } from '@/lib/domain/design/preflight-types';
import type { Scene } from '@/lib/domain/design/scene-types';
import type { FieldErrors } from '@/lib/kernel/app-error';
import { findPictures, findTemporaryPictures, type PictureRow } from '@/lib/db/queries/uploads/pictures';
import type { UploadScope } from '@/lib/db/queries/uploads/upload-scope';
import { withDirectory } from '@/lib/db/with-directory';
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

async function known(scope: UploadScope, rows: readonly PictureRow[]): Promise<Record<string, KnownPicture>> {
  const pictures: Record<string, KnownPicture> = {};
  for (const row of rows) {
    const facts = await factsOf(row);
    // One that was not sent by parts has no copy for screens.
    const url =
      row.widthPx === null ? screenUrl(scope, row.id).replace(/\?.*$/, '') : screenUrl(scope, row.id);
    if (facts) pictures[row.id] = { ...facts, url };
  }
  return pictures;
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
  return known({ kind: 'tenant', tenantId, eventId: '' }, rows);
}

/** The pictures of a temporary store: all of them, or those among these `src`s. */
export async function temporaryPicturesOf(
  storeId: string,
  srcs?: readonly string[],
): Promise<Record<string, KnownPicture>> {
  const rows = await withDirectory((tx) => findTemporaryPictures(tx, storeId, srcs));
  return known({ kind: 'temporary', storeId }, rows);
}

/** The `src`s of the stored pictures that these scenes name, hidden ones too. */
export function pictureSources(scenes: readonly Scene[]): string[] {
  const layers = scenes.flatMap((scene) => scene.layers);
  return layers.flatMap((layer) => (layer.type === 'image' && layer.location === 'file' ? [layer.src] : []));
}

/** The fields of a scene whose pictures are not among the known ones, for a 422: `{path}.layers.2.src`. */
export function unknownPictureFields(
  path: string,
  scene: Scene,
  pictures: Readonly<Record<string, unknown>>,
): FieldErrors {
  const fields: FieldErrors = {};
  scene.layers.forEach((layer, index) => {
    const isStored = layer.type === 'image' && layer.location === 'file';
    if (isStored && !Object.hasOwn(pictures, layer.src)) fields[`${path}.layers.${index}.src`] = ['unknown'];
  });
  return fields;
}
