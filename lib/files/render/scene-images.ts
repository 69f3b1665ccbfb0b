import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import type { ResolvedImage } from '@/lib/modules/design/rules/scene-to-svg';
import { type DrawnBy, inlineImage, type Room } from './inline-image';

/** Reads the content of a scene's stored picture; null when it does not exist. */
export type ReadImage = (layer: ImageLayer) => Promise<Buffer | null>;

export interface SceneImagesOptions {
  drawnBy?: DrawnBy;
  /** The resolution at which the scene is drawn: pictures are reduced to it; absent: not reduced. */
  pxPerMm?: number;
}

/** The pixels that a layer needs of its whole picture, for its crop and for any rotation within its box. */
function roomOf(layer: ImageLayer, pxPerMm: number): Room {
  const scale = layer.scale * pxPerMm;
  return {
    widthPx: (layer.widthMm * scale) / (layer.crop?.width ?? 1),
    heightPx: (layer.heightMm * scale) / (layer.crop?.height ?? 1),
  };
}

/**
 * Total bytes of the pictures in a drawing for browsers, counted each time one is shown: the web process holds the
 * whole drawing several times, and those of other visitors too.
 */
const BROWSER_BYTES = 3_000_000;

function largest(rooms: readonly Room[]): Room {
  return {
    widthPx: Math.max(...rooms.map(({ widthPx }) => widthPx)),
    heightPx: Math.max(...rooms.map(({ heightPx }) => heightPx)),
  };
}

/** Reads all pictures of a scene, one at a time, and returns the lookup function that `sceneToSvg` needs. */
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
