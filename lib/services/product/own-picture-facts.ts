import type { PictureFacts } from '@/lib/domain/design/preflight-types';
import type { ImageLayer, Scene } from '@/lib/domain/design/scene-types';
import { pictureFacts } from '@/lib/files/images/picture-facts';
import { ownImages } from './own-images';

/**
 * What the print check wants to know of the pictures some scenes show, by `src`, among this tenant's own files; one that is
 * gone or another's is left out, and so is missing. Reads files: no transaction may be open.
 */
export async function ownPictureFacts(
  tenantId: string,
  scenes: readonly Scene[],
): Promise<Record<string, PictureFacts>> {
  const read = ownImages(tenantId);
  const layers = scenes
    .flatMap((scene) => scene.layers)
    .filter((layer): layer is ImageLayer => layer.type === 'image' && !layer.hidden);
  const facts: Record<string, PictureFacts> = {};
  for (const layer of new Map(layers.map((one) => [one.src, one])).values()) {
    const bytes = await read(layer);
    const known = bytes && (await pictureFacts(bytes));
    if (known) facts[layer.src] = known;
  }
  return facts;
}
