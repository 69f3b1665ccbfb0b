import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { drawSvg } from './draw-svg';
import type { PreviewRequest } from './render-preview';
import { sceneImages } from './scene-images';

/** Renders a garment with its artwork as a PNG of `size` px, for mail clients, which show neither SVG nor AVIF. */
export async function renderThumbnail(request: PreviewRequest & { size: number }): Promise<Buffer> {
  const { family, side, colour, scene, size } = request;
  const fontBooks = request.fontBooks ?? (await loadFontsOf(scene));
  const resolveImage = scene && (await sceneImages(scene, request.readImage));
  const artworkSvg = scene && sceneToSvg(scene, { fontBooks, resolveImage });
  return drawSvg(garmentSvg({ family, side, colour, artworkSvg, width: size }));
}
