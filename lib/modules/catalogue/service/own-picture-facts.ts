import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { pictureSources, picturesOf } from '@/lib/modules/uploads/service/pictures-of';

/**
 * Facts for the print check about the pictures in some scenes, by `src`, from this tenant's own files. A missing or
 * foreign picture has no entry. May read files, so it must be called outside a transaction.
 */
export async function ownPictureFacts(
  tenantId: string,
  scenes: readonly Scene[],
): Promise<Record<string, PictureFacts>> {
  const shown = scenes.map((scene) => ({
    ...scene,
    layers: scene.layers.filter((layer) => !('hidden' in layer && layer.hidden)),
  }));
  return picturesOf(tenantId, pictureSources(shown));
}
