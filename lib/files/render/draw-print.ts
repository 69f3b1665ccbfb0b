import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import { collectGarbage } from './collect-garbage';
import { withDensity } from './png-density';

/** resvg's pixels have premultiplied alpha; a PNG's do not. */
function unpremultiply(pixels: Buffer): Buffer {
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at - 3; channel < at; channel += 1) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
    }
  }
  return pixels;
}

interface Pixels {
  pixels: Buffer;
  width: number;
  height: number;
}

/** resvg's copy of the pixels can be collected after this function returns. */
async function drawPixels(svg: SafeSvg): Promise<Pixels> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  const { width, height } = image;
  return { pixels: unpremultiply(image.pixels), width, height };
}

/**
 * Renders one of our own SVGs at print size as a transparent PNG. The file names its resolution, so that a printer uses
 * its true size. Needs half the memory of `drawSvg`, which uses resvg's own PNG encoder: that one holds two more copies
 * of the whole picture.
 */
export async function drawPrint(svg: SafeSvg, dpi: number): Promise<Buffer> {
  const { pixels, width, height } = await drawPixels(svg);
  await collectGarbage(width * height);
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6, adaptiveFiltering: true })
    .toBuffer();
  return withDensity(png, dpi);
}
