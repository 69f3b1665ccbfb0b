import type { ImageLayer, Scene } from '@/lib/domain/design/scene-types';
import type { ResolvedImage } from '@/lib/domain/design/scene-to-svg';
import { type DrawnBy, inlineImage } from './inline-image';

/** Finds the bytes of a scene's stored picture; null when it is gone. */
export type ReadImage = (layer: ImageLayer) => Promise<Buffer | null>;

/** Reads all pictures of a scene, one at a time, and gives the look-up that `sceneToSvg` wants. */
export async function sceneImages(
  scene: Scene,
  read: ReadImage | undefined,
  drawnBy: DrawnBy = 'resvg',
): Promise<(layer: ImageLayer) => ResolvedImage> {
  const found = new Map<string, ResolvedImage>();
  for (const layer of scene.layers) {
    if (layer.type !== 'image' || layer.hidden || found.has(layer.src)) continue;
    const bytes = (await read?.(layer)) ?? null;
    found.set(layer.src, bytes ? await inlineImage(bytes, drawnBy) : null);
  }
  return (layer) => found.get(layer.src) ?? null;
}
