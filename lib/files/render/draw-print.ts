import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { SafeSvg } from '@/lib/domain/design/svg-text';
import { withDensity } from './png-density';

/** resvg's pixels carry their transparency in their colours; a PNG's do not. */
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

/**
 * Draws one of our own SVGs of print size as a transparent PNG that names its resolution, so that a printer places it at
 * its true size. As `drawSvg`, in half the memory: resvg's own encoder holds the whole picture twice more.
 */
export async function drawPrint(svg: SafeSvg, dpi: number): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  const { width, height } = image;
  const png = await sharp(unpremultiply(image.pixels), { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6, adaptiveFiltering: true })
    .toBuffer();
  return withDensity(png, dpi);
}
