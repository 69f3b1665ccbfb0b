import sharp from 'sharp';
import { sceneToSvg, type SceneSvgOptions } from '@/lib/modules/design/rules/scene-to-svg';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { oneAtATime } from '@/lib/files/one-at-a-time';
import { drawScenePdf } from '@/lib/files/pdf/draw-scene';
import { type PrintSize, printSize, refuseUndrawable } from './check-drawable';
import { collectGarbage } from './collect-garbage';
import { drawPrint } from './draw-print';
import { type ReadImage, sceneImages } from './scene-images';

export interface PrintFiles extends PrintSize {
  /** Transparent PNG with its resolution. */
  png: Buffer;
  /** One page in true size: text and shapes as vectors without fonts, pictures as pixels. */
  pdf: Buffer;
}

/**
 * A print takes some hundred MB (docs/performance.md), so this process draws one at a time; the job queue limits how
 * many wait.
 */
const inTurn = oneAtATime(Number.POSITIVE_INFINITY);

async function optionsOf(scene: Scene, readImage: ReadImage | undefined): Promise<SceneSvgOptions> {
  const fontBooks = await loadFontsOf(scene);
  refuseUndrawable(scene, fontBooks);
  return {
    fontBooks,
    resolveImage: await sceneImages(scene, readImage, { pxPerMm: scene.area.dpi / 25.4 }),
    missingImage: 'throw',
  };
}

async function draw(scene: Scene, readImage: ReadImage | undefined): Promise<PrintFiles> {
  const { widthPx, heightPx } = printSize(scene);
  // Read once for both files: reducing a large picture takes as much memory as drawing it.
  const options = await optionsOf(scene, readImage);
  await collectGarbage(widthPx * heightPx);
  const pdf = await drawScenePdf(sceneToSvg(scene, options), scene.area);
  await collectGarbage(widthPx * heightPx);
  const png = await drawPrint(sceneToSvg(scene, { ...options, widthPx, heightPx }), scene.area.dpi);
  return { png, widthPx, heightPx, pdf };
}

/**
 * Runs libvips on one thread. Several threads buffer the rows between them, more under load, so that the peak memory of
 * a print could not be predicted. The former number of threads is restored afterwards.
 */
async function onOneThread<T>(work: () => Promise<T>): Promise<T> {
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    return await work();
  } finally {
    sharp.concurrency(threads);
  }
}

/**
 * Renders a side's print files: its area at its dpi (mm ÷ 25.4 × dpi, rounded) on a transparent background as a PNG,
 * and the same as a PDF. The same scene gives the same bytes. A missing picture, a character that no font has, or an
 * area of more than 24.3 megapixels is an error: a print file is never incomplete.
 */
export function renderPrint(scene: Scene, readImage?: ReadImage): Promise<PrintFiles> {
  return inTurn(() => onOneThread(() => draw(scene, readImage)));
}
