import { missingGlyphs } from '@/lib/domain/design/font-book';
import { sceneFontFamilies } from '@/lib/domain/design/scene-fonts';
import { sceneToSvg } from '@/lib/domain/design/scene-to-svg';
import { areaPixels, type Scene, SCENE_LIMITS } from '@/lib/domain/design/scene-types';
import { loadFontBooks } from '@/lib/files/fonts/load-font-book';
import { oneAtATime } from '@/lib/files/one-at-a-time';
import { drawSvg } from './draw-svg';
import { withDensity } from './png-density';
import { type ReadImage, sceneImages } from './scene-images';

export interface PrintFile {
  /** Transparent PNG that names its resolution. */
  png: Buffer;
  widthPx: number;
  heightPx: number;
}

/** A print takes up to 410 MB (STACK "Drawing"), so this process draws one at a time; the jobs bound how many wait. */
const inTurn = oneAtATime(Number.POSITIVE_INFINITY);

async function draw(scene: Scene, readImage: ReadImage | undefined): Promise<PrintFile> {
  const { width: widthPx, height: heightPx } = areaPixels(scene.area);
  if (widthPx * heightPx > SCENE_LIMITS.areaPixels) throw new RangeError('print area too large');
  const fontBooks = await loadFontBooks(sceneFontFamilies(scene));
  for (const layer of scene.layers) {
    const book = layer.type === 'text' ? fontBooks[layer.fontFamily] : undefined;
    if (layer.type === 'text' && book && missingGlyphs(book, layer.text).length > 0) {
      throw new RangeError(`layer ${layer.id} has characters its font lacks`);
    }
  }
  const resolveImage = await sceneImages(scene, readImage);
  const svg = sceneToSvg(scene, { fontBooks, resolveImage, missingImage: 'throw', widthPx, heightPx });
  return { png: withDensity(await drawSvg(svg), scene.area.dpi), widthPx, heightPx };
}

/**
 * Draws a side's print file: its area at its dpi (mm ÷ 25.4 × dpi, rounded), on transparent ground.
 * The same scene gives the same bytes. A picture that is gone, a character its font lacks or an area of more
 * than 24.3 megapixels is a fault: the file is never made with something left out (DESIGN "Design scene").
 */
export function renderPrintPng(scene: Scene, readImage?: ReadImage): Promise<PrintFile> {
  return inTurn(() => draw(scene, readImage));
}
