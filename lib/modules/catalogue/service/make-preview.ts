import { readScene } from '@/lib/modules/catalogue/data/read-scene';
import type { ListedPreview } from '@/lib/modules/catalogue/data/list-previews';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { renderPreview } from '@/lib/files/render/render-preview';
import type { ReadImage } from '@/lib/files/render/scene-images';
import { fileStore } from '@/lib/files/store';
import { ownImages } from './own-images';
import { previewKey, PICTURE_KINDS, PICTURE_WIDTHS } from './preview-key';

/** A preview is cached for ever, so it fails when one of its images cannot be read now. */
function wholeImages(tenantId: string): ReadImage {
  const read = ownImages(tenantId);
  return async (layer) => {
    const bytes = await read(layer);
    if (!bytes) throw new Error(`image ${layer.id} was not found`);
    return bytes;
  };
}

/** Whether a picture is stored in every format and width. */
export async function isMade(tenantId: string, version: string): Promise<boolean> {
  const store = fileStore();
  for (const kind of PICTURE_KINDS) {
    if (!(await store.has(previewKey(tenantId, version, kind)))) return false;
  }
  return true;
}

/** Makes one picture; false when its scene has just changed, so that the new one is made next time. */
export async function makePreview(
  context: TenantContext,
  wanted: ListedPreview,
  version: string,
): Promise<boolean> {
  const { tenantId } = context;
  const scene = await withTenant(context, (tx) => readScene(tx, wanted));
  if (!scene) return false;
  const { family, side, hex } = wanted;
  const readImage = wholeImages(tenantId);
  const input = { family, side, colour: hex, scene, readImage };
  for (const { bytes, ...kind } of await renderPreview(input, PICTURE_WIDTHS)) {
    await fileStore().put(previewKey(tenantId, version, kind), bytes);
  }
  return true;
}
