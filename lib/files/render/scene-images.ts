import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import type { ResolvedImage } from '@/lib/modules/design/rules/scene-to-svg';
import { type DrawnBy, inlineImage, type Room } from './inline-image';

/** Finds the bytes of a scene's stored picture; null when it is gone. */
export type ReadImage = (layer: ImageLayer) => Promise<Buffer | null>;

export interface SceneImagesOptions {
  drawnBy?: DrawnBy;
  /** Pixels to the mm that the scene is drawn at: a picture is brought in no larger than that, absent: as it is. */
  pxPerMm?: number;
}

/** The pixels a layer has use for: of all of its picture, whatever part it shows, at any turn of the box's proportions. */
function roomOf(layer: ImageLayer, pxPerMm: number): Room {
  const scale = layer.scale * pxPerMm;
  return {
    widthPx: (layer.widthMm * scale) / (layer.crop?.width ?? 1),
    heightPx: (layer.heightMm * scale) / (layer.crop?.height ?? 1),
  };
}

/**
 * Bytes of all pictures of a drawing that a browser fetches, each as often as it is shown: a page's process holds the whole
 * drawing several times over, and those of other visitors beside it.
 */
const BROWSER_BYTES = 3_000_000;

function largest(rooms: readonly Room[]): Room {
  return {
    widthPx: Math.max(...rooms.map(({ widthPx }) => widthPx)),
    heightPx: Math.max(...rooms.map(({ heightPx }) => heightPx)),
  };
}

/** Reads all pictures of a scene, one at a time, and gives the look-up that `sceneToSvg` wants. */
export async function sceneImages(
  scene: Scene,
  read: ReadImage | undefined,
  { drawnBy = 'resvg', pxPerMm = Infinity }: SceneImagesOptions = {},
): Promise<(layer: ImageLayer) => ResolvedImage> {
  const found = new Map<string, ResolvedImage>();
  const shown = scene.layers.filter((layer): layer is ImageLayer => layer.type === 'image' && !layer.hidden);
  const most = BROWSER_BYTES / shown.length;
  for (const layer of shown) {
    if (found.has(layer.src)) continue;
    const bytes = (await read?.(layer)) ?? null;
    const rooms = shown.filter(({ src }) => src === layer.src).map((one) => roomOf(one, pxPerMm));
    const room = largest(rooms);
    found.set(layer.src, bytes ? await inlineImage(bytes, { drawnBy, room, most }) : null);
  }
  return (layer) => found.get(layer.src) ?? null;
}
