import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { sceneImages } from '@/lib/files/render/scene-images';
import { ownImages } from './own-images';

/** A preview's width and height in px; as an SVG it scales to any size. */
const SIZE = 600;

/** What is drawn: a blank in a colour, and the print on one side of it. */
export interface GarmentPicture {
  family: GarmentFamily;
  side: Side;
  hex: string;
  scene: Scene | null;
}

/**
 * A garment with its artwork as an SVG, text as outlines. It only builds text, the browser renders it, so any process
 * may call it. Must be called outside a transaction.
 */
export async function drawGarment(tenantId: string, picture: GarmentPicture): Promise<SafeSvg> {
  const { family, side, hex, scene } = picture;
  if (!scene) return garmentSvg({ family, side, colour: hex, width: SIZE });
  const fontBooks = await loadFontsOf(scene);
  const resolveImage = await sceneImages(scene, ownImages(tenantId, { forScreen: true }), {
    drawnBy: 'browser',
  });
  const artworkSvg = sceneToSvg(scene, { fontBooks, resolveImage });
  return garmentSvg({ family, side, colour: hex, artworkSvg, width: SIZE });
}
