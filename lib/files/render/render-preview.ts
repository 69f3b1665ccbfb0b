import sharp, { type Sharp } from 'sharp';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { drawSvg } from './draw-svg';
import { type ReadImage, sceneImages } from './scene-images';

/** Width and height of a preview in px. */
const PREVIEW_SIZE = 600;

/** More than any preview shows of a print: the smallest blank lays 5 px on a mm of it. */
const DRAWN_PX_PER_MM = 8;

export interface PreviewRequest {
  family: GarmentFamily;
  side: Side;
  /** `#rrggbb` of the cloth. */
  colour: string;
  /** What is printed on the side; absent for a plain one. */
  scene?: Scene;
  /** Loaded when absent. */
  fontBooks?: FontBooks;
  readImage?: ReadImage;
}

/** One picture in one width and format; transparent around the garment. */
export interface PreviewPicture<Width extends number = number> {
  width: Width;
  format: 'avif' | 'webp';
  bytes: Buffer;
}

/**
 * Draws a garment with its artwork once, `PREVIEW_SIZE` wide, and gives it as AVIF, and as WebP for browsers that don't
 * take that, in each of the widths (px, at most that wide). SPEC 2.7 "Product image", DESIGN "Design scene".
 */
export async function renderPreview<Width extends number>(
  request: PreviewRequest,
  widths: readonly Width[],
): Promise<PreviewPicture<Width>[]> {
  const { family, side, colour, scene } = request;
  const fontBooks = request.fontBooks ?? (await loadFontsOf(scene));
  const resolveImage = scene && (await sceneImages(scene, request.readImage, { pxPerMm: DRAWN_PX_PER_MM }));
  const artworkSvg = scene && sceneToSvg(scene, { fontBooks, resolveImage });
  const size = PREVIEW_SIZE;
  const png = await drawSvg(garmentSvg({ family, side, colour, artworkSvg, width: size }));
  const pictures: PreviewPicture<Width>[] = [];
  for (const width of widths) {
    const picture = (): Sharp => sharp(png, { limitInputPixels: size * size }).resize(width, width);
    // Beyond these efforts a picture takes twice as long and more, for a twentieth of its bytes.
    const webp = await picture().webp({ quality: 76, alphaQuality: 80, effort: 4 }).toBuffer();
    const avif = await picture().avif({ quality: 58, effort: 2 }).toBuffer();
    pictures.push({ width, format: 'avif', bytes: avif }, { width, format: 'webp', bytes: webp });
  }
  return pictures;
}
