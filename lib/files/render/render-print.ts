import { layoutText } from '@/lib/domain/design/layout-text';
import { textFonts } from '@/lib/domain/design/scene-fonts';
import { sceneToSvg, type SceneSvgOptions } from '@/lib/domain/design/scene-to-svg';
import { areaPixels, type Scene, SCENE_LIMITS } from '@/lib/domain/design/scene-types';
import type { FontBooks } from '@/lib/domain/design/font-book';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { oneAtATime } from '@/lib/files/one-at-a-time';
import { drawScenePdf } from '@/lib/files/pdf/draw-scene';
import { drawSvg } from './draw-svg';
import { withDensity } from './png-density';
import { type ReadImage, sceneImages } from './scene-images';

export interface PrintFile {
  /** Transparent PNG that names its resolution. */
  png: Buffer;
  widthPx: number;
  heightPx: number;
}

/** A print takes some hundred MB (docs/performance.md), so this process draws one at a time; the jobs bound how many wait. */
const inTurn = oneAtATime(Number.POSITIVE_INFINITY);

function refuseUndrawable(scene: Scene, fontBooks: FontBooks): void {
  for (const layer of scene.layers) {
    if (layer.type !== 'text' || layer.hidden) continue;
    const fonts = textFonts(layer, fontBooks);
    if (!fonts || layoutText(layer, fonts.book, scene.area, fonts.standIns).missing.length > 0) {
      throw new RangeError(`layer ${layer.id} has characters that no font has`);
    }
  }
}

async function optionsOf(scene: Scene, readImage: ReadImage | undefined): Promise<SceneSvgOptions> {
  const fontBooks = await loadFontsOf(scene);
  refuseUndrawable(scene, fontBooks);
  return { fontBooks, resolveImage: await sceneImages(scene, readImage), missingImage: 'throw' };
}

async function drawPng(scene: Scene, readImage: ReadImage | undefined): Promise<PrintFile> {
  const { width: widthPx, height: heightPx } = areaPixels(scene.area);
  if (widthPx * heightPx > SCENE_LIMITS.areaPixels) throw new RangeError('print area too large');
  const svg = sceneToSvg(scene, { ...(await optionsOf(scene, readImage)), widthPx, heightPx });
  return { png: withDensity(await drawSvg(svg), scene.area.dpi), widthPx, heightPx };
}

/**
 * Draws a side's print file: its area at its dpi (mm ÷ 25.4 × dpi, rounded), on transparent ground.
 * The same scene gives the same bytes. A picture that is gone, a character no font has or an area of more
 * than 24.3 megapixels is a fault: the file is never made with something left out (DESIGN "Design scene").
 */
export function renderPrintPng(scene: Scene, readImage?: ReadImage): Promise<PrintFile> {
  return inTurn(() => drawPng(scene, readImage));
}

/**
 * The same side as a PDF of one page in true size: text and shapes as vectors without any font, pictures in their own
 * pixels. The same scene gives the same bytes, and what is a fault there is one here. DESIGN "Design scene".
 */
export function renderPrintPdf(scene: Scene, readImage?: ReadImage): Promise<Buffer> {
  return inTurn(async () => drawScenePdf(sceneToSvg(scene, await optionsOf(scene, readImage)), scene.area));
}
