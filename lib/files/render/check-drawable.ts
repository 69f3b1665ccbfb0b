import { layoutText } from '@/lib/modules/design/rules/layout-text';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { textFonts } from '@/lib/modules/design/rules/scene-fonts';
import { areaPixels, type Scene, SCENE_LIMITS } from '@/lib/modules/design/rules/scene-types';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import type { ReadImage } from './scene-images';

/** The size of a print file. */
export interface PrintSize {
  widthPx: number;
  heightPx: number;
}

/** A side's area at its dpi. Throws a RangeError for more than 24.3 megapixels. */
export function printSize(scene: Scene): PrintSize {
  const { width: widthPx, height: heightPx } = areaPixels(scene.area);
  if (widthPx * heightPx > SCENE_LIMITS.areaPixels) throw new RangeError('print area too large');
  return { widthPx, heightPx };
}

/** Throws a RangeError for a text that has characters which no font has. */
export function refuseUndrawable(scene: Scene, fontBooks: FontBooks): void {
  for (const layer of scene.layers) {
    if (layer.type !== 'text' || layer.hidden) continue;
    const fonts = textFonts(layer, fontBooks);
    if (!fonts || layoutText(layer, fonts.book, scene.area, fonts.standIns).missing.length > 0) {
      throw new RangeError(`layer ${layer.id} has characters that no font has`);
    }
  }
}

/**
 * The size of a side's print file, after every check that needs no drawing: its area, its characters, and its pictures,
 * which must still be there. Throws a RangeError, as drawing it would.
 */
export async function checkDrawable(scene: Scene, readImage: ReadImage): Promise<PrintSize> {
  const size = printSize(scene);
  refuseUndrawable(scene, await loadFontsOf(scene));
  for (const layer of scene.layers) {
    if (layer.type !== 'image' || layer.hidden) continue;
    if ((await readImage(layer)) === null)
      throw new RangeError(`the picture of layer ${layer.id} is missing`);
  }
  return size;
}
