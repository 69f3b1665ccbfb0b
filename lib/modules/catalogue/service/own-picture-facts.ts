import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { pictureSources, picturesOf } from '@/lib/modules/uploads/service/pictures-of';

/**
 * What the print check wants to know of the pictures some scenes show, by `src`, among this tenant's own files; one that is
 * gone or another's is left out, and so is missing. May read files: no transaction may be open.
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
