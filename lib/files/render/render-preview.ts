import sharp, { type Sharp } from 'sharp';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { drawSvg } from './draw-svg';
import { type ReadImage, sceneImages } from './scene-images';

const PREVIEW_SIZE = 600;

/** More than any preview needs: the smallest blank shows 5 px per mm of print. */
const DRAWN_PX_PER_MM = 8;

export interface PreviewRequest {
  family: GarmentFamily;
  side: Side;
  /** `#rrggbb` of the garment. */
  colour: string;
  /** The print on the side; absent for a plain one. */
  scene?: Scene;
  /** Loaded if absent. */
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
 * Draws a garment with its artwork once, `PREVIEW_SIZE` wide, and encodes it as AVIF, and as WebP for browsers without
 * AVIF, in each of the widths (px, at most that wide). S2.7.
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
    // Higher efforts take at least twice as long and save a twentieth of the bytes.
    const webp = await picture().webp({ quality: 76, alphaQuality: 80, effort: 4 }).toBuffer();
    const avif = await picture().avif({ quality: 58, effort: 2 }).toBuffer();
    pictures.push({ width, format: 'avif', bytes: avif }, { width, format: 'webp', bytes: webp });
  }
  return pictures;
}
